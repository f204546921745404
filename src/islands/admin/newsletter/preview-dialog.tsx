import { useState, type ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { useRead } from '#client/data/use-read.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { ReadFailed } from '#client/problem/read-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { previewEdition, testEdition } from '#lib/admin/newsletter/calls.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Segments } from '#ui/segments.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = { edition: Edition; open: boolean; onClose: () => void }

/** The mails of an edition, as the server makes them. */
export function PreviewDialog({ edition, open, onClose }: Props): ReactNode {
  const t = useT('adminNewsletter', 'island', 'newsletterForm', 'workspace')
  const locale = useLocale()
  const [language, setLanguage] = useState<Locale>(edition.languages[0] ?? locale)
  const [format, setFormat] = useState<'html' | 'text'>('html')
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onClose}
      title={t('adminNewsletter.preview.title')}
      closeLabel={t('island.close')}
      actions={<TestButton edition={edition} language={language} />}
    >
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Segments
          name="preview-language"
          look="chips"
          legend={t('adminNewsletter.preview.language')}
          value={language}
          onChange={setLanguage}
          options={LOCALES.map((one) => [one, t(`newsletterForm.locales.${one}`)] as const)}
        />
        <Segments
          name="preview-format"
          look="chips"
          legend={t('adminNewsletter.preview.format')}
          value={format}
          onChange={setFormat}
          options={[
            ['html', t('adminNewsletter.preview.html')],
            ['text', t('adminNewsletter.preview.text')],
          ]}
        />
      </div>
      <Mail edition={edition} language={language} format={format} />
    </Dialog>
  )
}

type MailProps = {
  edition: Edition
  language: Locale
  format: 'html' | 'text'
}

function Mail({ edition, language, format }: MailProps) {
  const t = useT('adminNewsletter')
  const { data, isError, refetch } = useRead(
    previewEdition,
    { params: { id: edition.id } },
    {
      // What was saved since is another mail.
      staleTime: 0,
      gcTime: 0,
    },
  )
  if (isError) {
    return <ReadFailed onRetry={refetch}>{t('adminNewsletter.preview.failed')}</ReadFailed>
  }
  if (!data) return <Skeleton className="h-[55dvh]" />
  const { subject, html, text } = data[language]
  return (
    <>
      <p className="font-medium wrap-anywhere" lang={language}>
        {t('adminNewsletter.preview.subject', { subject })}
      </p>
      {format === 'html' ? (
        // Without any permission: no script runs, no form is sent, no link leads away.
        <iframe
          sandbox=""
          title={t('adminNewsletter.preview.frame', {
            language: t(`adminNewsletter.language.${language}`),
          })}
          // The policy of the page allows no style sheet: this is the mail of a program without them.
          srcDoc={html.replace(/<style>.*?<\/style>/s, '')}
          className="h-[55dvh] w-full rounded-control border border-line bg-white"
        />
      ) : (
        <pre
          lang={language}
          className="rounded-control border border-line p-4 text-sm wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </pre>
      )}
    </>
  )
}

type TestProps = { edition: Edition; language: Locale }

function TestButton({ edition, language }: TestProps) {
  const t = useT('admin', 'adminNewsletter')
  const test = useChange(testEdition)
  const { data, error } = test
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-3">
      <p role="status" className="text-sm wrap-anywhere">
        {data && t('adminNewsletter.preview.tested', { email: data.email })}
      </p>
      <ChangeFailed
        failure={error}
        texts={{ INVALID_INPUT: t('adminNewsletter.send.missing'), other: t('admin.failure') }}
      />
      <Button
        variant="quiet"
        loading={test.isPending}
        onClick={() => test.mutate({ params: { id: edition.id }, body: { locale: language } })}
      >
        {t('adminNewsletter.preview.test')}
      </Button>
    </div>
  )
}
