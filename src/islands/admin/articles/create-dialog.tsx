import type { ReactNode } from 'react'
import { FormDialog } from '#client/dialogs/form-dialog.tsx'
import { bodyOf } from '#client/form/check.ts'
import { fieldText } from '#client/form/problem-text.ts'
import { useFormCall } from '#client/form/use-form-call.ts'
import { ChangeFailed } from '#client/problem/change-failed.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import * as articles from '#lib/admin/articles/calls.ts'
import { TITLE_MAX } from '#lib/admin/articles/fields.ts'
import * as articlesSchemas from '#lib/admin/articles/schemas.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { toast } from '#stores/toasts.ts'
import { Field } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { goWith } from '../address.ts'

type Props = { open: boolean; onClose: () => void }

const check = bodyOf(articlesSchemas.createArticle.body)

/** Begins an article: title and language, of which its address is made. */
export function CreateDialog({ open, onClose }: Props): ReactNode {
  const t = useT('adminArticles', 'fields')
  const form = useFormCall(articles.createArticle, {
    initial: { title: '', locale: useLocale() },
    check,
    onSuccess({ id }) {
      toast.success(t('adminArticles.done.created'))
      onClose()
      goWith({ article: id })
    },
  })
  const close = () => {
    form.clear()
    if (!form.isBusy) form.forget()
    onClose()
  }
  const failed = (
    <ChangeFailed failure={form.failure} texts={{ other: t('adminArticles.failure.save') }} />
  )
  const { locale } = form.values
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
        form={form}
        problem={failed}
      >
        <Field
          label={t('adminArticles.new.field')}
          error={fieldText(t, form.problems['title'])}
          required
        >
          <TextInput maxLength={TITLE_MAX} lang={locale} spellCheck {...form.input('title')} />
        </Field>
        <Segments
          name="locale"
          legend={t('adminArticles.new.locale')}
          options={LOCALES.map((one) => [one, t(`adminArticles.locale.${one}`)] as const)}
          defaultValue={locale}
        />
      </FormDialog>
    </>
  )
}
