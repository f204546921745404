import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fieldText } from '#client/field-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { DESCRIPTION_MAX, NAME_MAX } from '#lib/admin/videos-schemas.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { VideoForm } from './form.ts'

type Props = { form: UseFormReturn<VideoForm>; typed: VideoForm }

/** Name and description, in both languages. */
export function TextFields({ form: { register, formState }, typed }: Props): ReactNode {
  const t = useT('admin', 'adminVideos', 'fields')
  const { errors } = formState
  return LOCALES.map((language) => (
    <fieldset key={language} className="grid gap-3 border-t border-line pt-3">
      <legend className="sr-only">{t(`adminVideos.language.${language}`)}</legend>
      <Field
        required
        label={t('adminVideos.field.name', { language: t(`adminVideos.in.${language}`) })}
        error={fieldText(t, errors.name?.[language]?.message)}
      >
        <TextInput lang={language} maxLength={NAME_MAX} {...register(`name.${language}`)} />
      </Field>
      <Field
        label={t('adminVideos.field.description', { language: t(`adminVideos.in.${language}`) })}
        error={fieldText(t, errors.description?.[language]?.message)}
      >
        <Textarea
          lang={language}
          rows={4}
          maxLength={DESCRIPTION_MAX}
          value={typed.description[language]}
          counter={(used, max) => t('admin.counter', { used, max })}
          {...register(`description.${language}`)}
        />
      </Field>
    </fieldset>
  ))
}
