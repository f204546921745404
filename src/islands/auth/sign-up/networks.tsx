import { fieldText } from '#client/field-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { PLATFORM_NAME, SOCIAL_PLATFORMS } from '#lib/fields/social-network.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { SignUpState } from './use-sign-up.ts'
import { controlId } from './use-steps.ts'

/** One URL for each network; with two or more, one of them is marked as primary. */
export function Networks({ state }: { state: SignUpState }) {
  const t = useT('auth', 'fields')
  const { register, formState } = state.form
  const given = SOCIAL_PLATFORMS.filter((platform) => state.draft[platform].trim() !== '')
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="text-sm font-semibold">
        {t('auth.signUp.networks')}{' '}
        <span className="font-normal text-ink-soft">{t('auth.signUp.optional')}</span>
      </legend>
      <p className="-mt-0.5 text-sm text-ink-soft">{t('auth.signUp.networksHelp')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {SOCIAL_PLATFORMS.map((platform) => (
          <Field
            key={platform}
            id={controlId(platform)}
            label={PLATFORM_NAME[platform]}
            error={fieldText(t, formState.errors[platform]?.message)}
          >
            <TextInput type="url" placeholder="https://" {...register(platform)} />
          </Field>
        ))}
      </div>
      {given.length > 0 && (
        <Field
          id={controlId('primary')}
          label={t('auth.signUp.primary')}
          error={fieldText(t, formState.errors.primary?.message)}
        >
          <Select {...register('primary')}>
            <option value="">{t('auth.signUp.choose')}</option>
            {given.map((platform) => (
              <option key={platform} value={platform}>
                {PLATFORM_NAME[platform]}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </fieldset>
  )
}
