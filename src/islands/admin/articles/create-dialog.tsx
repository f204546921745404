import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { fieldText } from '#client/field-text.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { Problem } from '#ui/problem.tsx'
import { createArticle } from '#lib/admin/articles/calls.ts'
import { ArticleTitle, TITLE_MAX } from '#lib/admin/articles/fields.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { goWith } from '../address.ts'
import { failureText } from '../kit/failure-text.ts'
import { toastFailure } from '../kit/toast-failure.ts'

const FORM = 'new-article'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** Begins an article: title and language, of which its address is made. */
export function CreateDialog({ open, onOpenChange }: Props): ReactNode {
  const t = useT('admin', 'adminArticles', 'island')
  const create = useChange(createArticle, {
    onSuccess({ id }) {
      toast.success(t('adminArticles.done.created'))
      onOpenChange(false)
      goWith({ article: id })
    },
    onError(failure) {
      // Otherwise the dialog says it.
      if (!open) toastFailure(t, failure, t('adminArticles.failure.save'))
    },
  })
  const close = () => {
    onOpenChange(false)
    if (!create.isPending) create.reset()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('adminArticles.new.title')}
      description={t('adminArticles.new.text')}
      closeLabel={t('island.close')}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('island.cancel')}
          </Button>
          <Button type="submit" form={FORM} loading={create.isPending}>
            {t('adminArticles.new.submit')}
          </Button>
        </>
      }
    >
      <Form onSubmit={(body) => !create.isPending && create.mutate({ body })} />
      <Problem>
        {create.error && failureText(t, create.error, t('adminArticles.failure.save'))}
      </Problem>
    </Dialog>
  )
}

type FormProps = { onSubmit: (body: { title: string; locale: Locale }) => void }

function Form({ onSubmit }: FormProps) {
  const t = useT('adminArticles', 'fields')
  const shown = useLocale()
  const [title, setTitle] = useState('')
  const [locale, setLocale] = useState<Locale>(shown)
  const [problem, setProblem] = useState<string>()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = ArticleTitle.safeParse(title)
    setProblem(read.error?.issues[0]?.message)
    if (read.success) onSubmit({ title: read.data, locale })
    else document.getElementById('new-article-title')?.focus()
  }
  return (
    <form id={FORM} noValidate onSubmit={submit} className="grid gap-4">
      <Field
        id="new-article-title"
        label={t('adminArticles.new.field')}
        error={fieldText(t, problem)}
        required
      >
        <TextInput
          value={title}
          maxLength={TITLE_MAX}
          lang={locale}
          spellCheck
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Segments
        name="new-article-locale"
        legend={t('adminArticles.new.locale')}
        options={LOCALES.map((one) => [one, t(`adminArticles.locale.${one}`)] as const)}
        value={locale}
        onChange={setLocale}
      />
    </form>
  )
}
