import { Pulse } from '#ui/pulse.tsx'
import { useT } from '#client/texts/use-t.ts'
import { STEPS, type Step } from '#client/account/sign-up-draft.ts'
import { HEADING_ID } from './use-steps.ts'

type Props = { step: Step; isAthlete: boolean }

/** The progress through the steps, as text and as a beat of the pulse for each. */
export function Progress({ step, isAthlete }: Props) {
  const t = useT('auth')
  const at = STEPS.indexOf(step)
  const names: Record<Step, string> = {
    access: t('auth.signUp.access'),
    about: t('auth.signUp.about'),
    details: isAthlete ? t('auth.signUp.athlete') : t('auth.signUp.professional'),
    finish: t('auth.signUp.finish'),
  }
  const values = { step: at + 1, steps: STEPS.length, name: names[step] }
  return (
    <header className="grid gap-3">
      <h2 className="text-xl">{t('auth.signUp.heading')}</h2>
      <div className="bleed">
        <Pulse key={step} beats={STEPS.length} done={at + 1} at="var(--page-edge)" draws />
      </div>
      <p id={HEADING_ID} tabIndex={-1} className="text-sm font-medium outline-none">
        {t('auth.signUp.step', values)}
      </p>
    </header>
  )
}
