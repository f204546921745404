import { fieldText } from '#client/field-text.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { SignUpT } from '../texts.ts'
import type { SignUpState } from './use-sign-up.ts'
import { controlId } from './use-steps.ts'

/** The challenge, an addition written in words so that screen readers read it correctly. */
export function SumField({ state, t }: { state: SignUpState; t: SignUpT }) {
  const { challenge, failed, renew } = state.challenge
  const { register, formState } = state.form
  const question = challenge
    ? t('auth.signUp.sum', {
        left: challenge.left,
        operator: t(`auth.signUp.operator.${challenge.operator}`),
        right: challenge.right,
      })
    : failed
      ? t('auth.signUp.sumFailed')
      : t('auth.signUp.sumLoading')
  return (
    <div className="grid justify-items-start gap-2">
      <Field
        id={controlId('answer')}
        label={question}
        help={t('auth.signUp.sumHelp')}
        error={fieldText(t, formState.errors.answer?.message)}
        disabled={!challenge}
        required
        className="w-full"
      >
        <TextInput inputMode="numeric" autoComplete="off" {...register('answer')} />
      </Field>
      {failed && (
        <Button variant="quiet" size="sm" onClick={renew}>
          {t('auth.signUp.retry')}
        </Button>
      )}
    </div>
  )
}
