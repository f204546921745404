import { RefreshCw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { ChallengeState } from '#client/use-challenge.ts'
import { useHydrated } from '#client/use-hydrated.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

type Props = {
  /** The attributes of the control. */
  control: ComponentProps<typeof TextInput>
  error: string | undefined
  sum: ChallengeState
}

/** The challenge, in words, so that screen readers read it correctly. */
export function SumField({ control, error, sum }: Props): ReactNode {
  const t = useT('contactPage', 'island')
  const hydrated = useHydrated()
  const { challenge, failure, renew } = sum
  const question = challenge
    ? t('contactPage.captcha', {
        left: challenge.left,
        operator: t(`contactPage.operator.${challenge.operator}`),
        right: challenge.right,
      })
    : failure
      ? t('contactPage.captchaFailed')
      : t('contactPage.captchaWaiting')
  return (
    <div className="grid gap-3 rounded-card bg-surface-2 p-4">
      <input type="hidden" name="token" value={challenge?.token ?? ''} />
      <Field
        id="contact-answer"
        label={question}
        help={t('contactPage.captchaHelp')}
        error={error}
        required
      >
        {/* Not disabled: it keeps the focus. */}
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          readOnly={!challenge}
          className="max-w-40"
          {...control}
        />
      </Field>
      {hydrated && (
        <Button variant="quiet" size="sm" onClick={renew} className="justify-self-start">
          <RefreshCw aria-hidden="true" className="size-4" />
          {failure ? t('island.retry') : t('contactPage.another')}
        </Button>
      )}
    </div>
  )
}
