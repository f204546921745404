import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { fieldText } from '#client/form/problem-text.ts'
import { SUBJECT_MAX, SUBJECT_OF, TEXT_MAX, TEXT_OF } from '#lib/admin/newsletter/edition.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { Draft } from './use-draft.ts'

type Props = { language: Locale; draft: Draft }

/** Subject and text in a language. */
export function WrittenFields({ language, draft }: Props): ReactNode {
  const t = useT('adminNewsletter', 'fields')
  const [subject, text] = [SUBJECT_OF[language], TEXT_OF[language]]
  const { content, problems, change } = draft
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <legend className="float-start text-lg font-semibold">
        {t(`adminNewsletter.compose.${language}`)}
      </legend>
      <Field
        id={`edition-${subject}`}
        label={t('adminNewsletter.compose.subject')}
        error={fieldText(t, problems[subject])}
      >
        <TextInput
          lang={language}
          value={content[subject]}
          maxLength={SUBJECT_MAX}
          onChange={({ target }) => change({ [subject]: target.value })}
        />
      </Field>
      <Field
        id={`edition-${text}`}
        label={t('adminNewsletter.compose.text')}
        help={t('adminNewsletter.compose.textHelp')}
        helpBelow
        error={fieldText(t, problems[text])}
      >
        <Textarea
          lang={language}
          rows={12}
          value={content[text]}
          maxLength={TEXT_MAX}
          counter={(used, max) => t('adminNewsletter.compose.counter', { used, max })}
          onChange={({ target }) => change({ [text]: target.value })}
          className="font-mono text-sm"
        />
      </Field>
    </fieldset>
  )
}
