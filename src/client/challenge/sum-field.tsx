import type { ComponentProps } from 'react'
import { failureText } from '#client/problem/failure-text.ts'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { ChallengeState } from './use-challenge.ts'

type Props = {
  id?: string
  challenge: ChallengeState
  /** The attributes of the control. */
  control: ComponentProps<typeof TextInput>
  error: string | undefined
}

/** The challenge, in words, so that screen readers read it correctly. */
export function SumField({ id, challenge: state, control, error }: Props) {
  const t = useT('fields', 'island')
  const { challenge, failure, renew } = state
  const failed = t('fields.sum.failed')
  const question = challenge
    ? t('fields.sum.question', {
        left: challenge.left,
        operator: t(`fields.sum.operator.${challenge.operator}`),
        right: challenge.right,
      })
    : failure
      ? (failureText(t, failure, { FORBIDDEN: failed, NOT_FOUND: failed, other: failed }) ?? failed)
      : t('fields.sum.loading')
  return (
    <div className="grid justify-items-start gap-2">
      <Field
        {...(id && { id })}
        label={question}
        help={t('fields.sum.help')}
        error={error}
        required
        className="w-full"
      >
        {/* Not disabled while there is none: it keeps the focus. */}
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          readOnly={!challenge}
          className="max-w-40"
          {...control}
        />
      </Field>
      {failure && (
        <Button variant="quiet" size="sm" onClick={renew}>
          {t('island.retry')}
        </Button>
      )}
    </div>
  )
}
