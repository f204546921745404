import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { queryClient, queryOf } from '#client/query.ts'
import { Problem } from '#islands/health/kit/problem.tsx'
import { previewEdition, testEdition } from '#lib/admin/newsletter/calls.ts'
import type { Edition } from '#lib/admin/newsletter/edition.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Segments } from '#ui/segments.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFrame } from '../frame-context.ts'
import { guardedMutationOf } from '../kit/guarded.ts'
import type { NewsletterT, Words } from './texts.ts'

type Props = Words & { edition: Edition; open: boolean; onClose: () => void }

/** The mails of an edition, as the server makes them. */
export function PreviewDialog({ t, locale, edition, open, onClose }: Props): ReactNode {
  const { t: frameT } = useFrame()
  const [language, setLanguage] = useState<Locale>(edition.languages[0] ?? locale)
  const [format, setFormat] = useState<'html' | 'text'>('html')
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onClose}
      title={t('adminNewsletter.preview.title')}
      closeLabel={frameT('workspace.close')}
      actions={<TestButton t={t} edition={edition} language={language} />}
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
      <Mail t={t} edition={edition} language={language} format={format} />
    </Dialog>
  )
}

type MailProps = {
  t: NewsletterT
  edition: Edition
  language: Locale
  format: 'html' | 'text'
}

function Mail({ t, edition, language, format }: MailProps) {
  const { data, isError } = useQuery(
    {
      ...queryOf(previewEdition, { params: { id: edition.id } }),
      // What was saved since is another mail.
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  )
  if (isError) return <Problem>{t('adminNewsletter.preview.failed')}</Problem>
  if (!data) return <Skeleton className="h-[55dvh]" />
  const { subject, html, text } = data[language]
  return (
    <>
      <p className="font-semibold wrap-anywhere" lang={language}>
        {t('adminNewsletter.preview.subject', { subject })}
      </p>
      {format === 'html' ? (
        // Without any permission: no script runs, no form is sent, no link leads away.
        <iframe
          sandbox=""
          title={t('adminNewsletter.preview.frame', {
            language: t(`adminNewsletter.language.${language}`),
          })}
          srcDoc={html}
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

type TestProps = { t: NewsletterT; edition: Edition; language: Locale }

function TestButton({ t, edition, language }: TestProps) {
  const { t: frameT } = useFrame()
  const test = useMutation(guardedMutationOf(testEdition), queryClient)
  const { data, error } = test
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-3">
      <p role="status" className="text-sm wrap-anywhere">
        {data && t('adminNewsletter.preview.tested', { email: data.email })}
      </p>
      <p role="alert" className="text-sm text-clay-strong empty:hidden">
        {error?.code === 'INVALID_INPUT' && t('adminNewsletter.send.missing')}
        {error?.code === 'RATE_LIMITED' && frameT('admin.limited')}
        {error &&
          !['INVALID_INPUT', 'RATE_LIMITED'].includes(error.code) &&
          frameT('admin.failure')}
      </p>
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
