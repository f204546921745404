import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { fieldText } from '#client/form/problem-text.ts'
import { useCounter } from '#client/form/use-counter.ts'
import type { Form } from '#client/form/use-form.ts'
import {
  SUBJECT_MAX,
  SUBJECT_OF,
  TEXT_MAX,
  TEXT_OF,
  type EditionContent,
} from '#lib/admin/newsletter/edition.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'

type Props = { language: Locale; form: Form<EditionContent> }

/** Subject and text in a language. */
export function WrittenFields({ language, form }: Props): ReactNode {
  const t = useT('adminNewsletter', 'fields')
  const counter = useCounter()
  const [subject, text] = [SUBJECT_OF[language], TEXT_OF[language]]
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <legend className="float-start">
        <h2 className="text-lg">{t(`adminNewsletter.compose.${language}`)}</h2>
      </legend>
      <Field
        label={t('adminNewsletter.compose.subject')}
        error={fieldText(t, form.problems[subject])}
      >
        <TextInput lang={language} maxLength={SUBJECT_MAX} {...form.input(subject)} />
      </Field>
      <Field
        label={t('adminNewsletter.compose.text')}
        help={t('adminNewsletter.compose.textHelp')}
        helpBelow
        error={fieldText(t, form.problems[text])}
      >
        <Textarea
          lang={language}
          rows={12}
          maxLength={TEXT_MAX}
          used={form.values[text].length}
          counter={counter}
          className="font-mono text-sm"
          {...form.input(text)}
        />
      </Field>
    </fieldset>
  )
}
