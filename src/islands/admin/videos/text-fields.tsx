import type { ReactNode } from 'react'
import { fieldText } from '#client/form/problem-text.ts'
import { useCounter } from '#client/form/use-counter.ts'
import type { Form } from '#client/form/use-form.ts'
import { useT } from '#client/texts/use-t.ts'
import { DESCRIPTION_MAX, NAME_MAX } from '#lib/admin/videos-schemas.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { VideoForm } from './form.ts'

/** Name and description, in both languages. */
export function TextFields({ form }: { form: Form<VideoForm> }): ReactNode {
  const t = useT('adminVideos', 'fields')
  const counter = useCounter()
  return LOCALES.map((language) => {
    const [name, description] = [`name.${language}`, `description.${language}`] as const
    return (
      <fieldset key={language} className="grid gap-3 border-t border-line pt-3">
        <legend className="sr-only">{t(`adminVideos.language.${language}`)}</legend>
        <Field
          required
          label={t('adminVideos.field.name', { language: t(`adminVideos.in.${language}`) })}
          error={fieldText(t, form.problems[name])}
        >
          <TextInput lang={language} maxLength={NAME_MAX} {...form.input(name)} />
        </Field>
        <Field
          label={t('adminVideos.field.description', { language: t(`adminVideos.in.${language}`) })}
          error={fieldText(t, form.problems[description])}
        >
          <Textarea
            lang={language}
            maxLength={DESCRIPTION_MAX}
            used={form.values[description].length}
            counter={counter}
            {...form.input(description)}
          />
        </Field>
      </fieldset>
    )
  })
}
