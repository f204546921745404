import { useState, type ReactNode } from 'react'
import { useChange } from '#client/data/use-change.ts'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { fieldText } from '#client/field-text.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { createArticle } from '#lib/admin/articles/calls.ts'
import { ArticleTitle, TITLE_MAX } from '#lib/admin/articles/fields.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { toast } from '#stores/toasts.ts'
import { Field } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { goWith } from '../address.ts'

const FIELD = 'new-article-title'

type Props = { open: boolean; onClose: () => void }

/** Begins an article: title and language, of which its address is made. */
export function CreateDialog({ open, onClose }: Props): ReactNode {
  const t = useT('adminArticles', 'fields')
  const shown = useLocale()
  const [title, setTitle] = useState('')
  const [locale, setLocale] = useState(shown)
  const [problem, setProblem] = useState<string>()
  const create = useChange(createArticle, {
    onSuccess({ id }) {
      toast.success(t('adminArticles.done.created'))
      onClose()
      goWith({ article: id })
    },
  })
  const close = () => {
    setProblem(undefined)
    if (!create.isPending) create.reset()
    onClose()
  }
  const submit = () => {
    const read = ArticleTitle.safeParse(title)
    setProblem(read.error?.issues[0]?.message)
    if (read.success) create.mutate({ body: { title: read.data, locale } })
    else {
      create.reset()
      document.getElementById(FIELD)?.focus()
    }
  }
  const failed = (
    <ChangeFailed failure={create.error} texts={{ other: t('adminArticles.failure.save') }} />
  )
  return (
    <>
      {/* The dialog may have been closed before the answer came. */}
      {!open && failed}
      <FormDialog
        title={t('adminArticles.new.title')}
        description={t('adminArticles.new.text')}
        open={open}
        onClose={close}
        submit={t('adminArticles.new.submit')}
        isBusy={create.isPending}
        problem={failed}
        onSubmit={submit}
      >
        <Field
          id={FIELD}
          label={t('adminArticles.new.field')}
          error={fieldText(t, problem ?? create.error?.fields['title'])}
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
      </FormDialog>
    </>
  )
}
