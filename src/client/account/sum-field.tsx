import type { ComponentProps } from 'react'
import { fieldText } from '#client/form/problem-text.ts'
import { useT } from '#client/texts/use-t.ts'
import type { ChallengeState } from '#client/use-challenge.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { authFailureText } from './failure-text.ts'

type Props = {
  challenge: ChallengeState
  /** The attributes of the control. */
  control: ComponentProps<typeof TextInput>
  problem: string | undefined
}

/** The challenge, an addition written in words so that screen readers read it correctly. */
export function SumField({ challenge: state, control, problem }: Props) {
  const t = useT('auth', 'fields', 'island')
  const { challenge, failure, renew } = state
  const question = challenge
    ? t('auth.signUp.sum', {
        left: challenge.left,
        operator: t(`auth.signUp.operator.${challenge.operator}`),
        right: challenge.right,
      })
    : failure
      ? authFailureText(t, failure, t('auth.signUp.sumFailed'))
      : t('auth.signUp.sumLoading')
  return (
    <div className="grid justify-items-start gap-2">
      <Field
        label={question}
        help={t('auth.signUp.sumHelp')}
        error={fieldText(t, problem)}
        disabled={!challenge}
        required
        className="w-full"
      >
        <TextInput inputMode="numeric" autoComplete="off" {...control} />
      </Field>
      {failure && (
        <Button variant="quiet" size="sm" onClick={renew}>
          {t('island.retry')}
        </Button>
      )}
    </div>
  )
}
