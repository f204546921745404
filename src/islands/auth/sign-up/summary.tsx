import { Pencil } from 'lucide-react'
import { useT } from '#client/texts/use-t.ts'
import type { T } from '#lib/i18n/t.ts'
import { isOneOf } from '#lib/one-of.ts'
import { GOALS } from '#lib/professionals/goals.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { ALL_SPECIALTIES } from '#lib/professionals/specialties.ts'
import { toSignUp, type Draft, type Step } from '#client/account/sign-up-draft.ts'
import { userTypeName } from './step-access.tsx'
import type { SignUpState } from './use-sign-up.ts'

type Row = { step: Step; name: string; text: string }

/** The answers so far, with a button to edit each step. */
export function Summary({ state }: { state: SignUpState }) {
  const t = useT('auth', 'professionals')
  return (
    <section aria-labelledby="sign-up-summary" className="rounded-card bg-surface-2 p-4 text-sm">
      <h3 id="sign-up-summary" className="text-base">
        {t('auth.signUp.summary')}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {rows(state.draft, t).map(({ step, name, text }) => (
          <li key={step} className="flex items-center gap-3 py-1.5">
            <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
            <button
              type="button"
              aria-label={t('auth.signUp.change', { name })}
              onClick={() => state.goTo(step)}
              className="grid size-11 shrink-0 place-items-center rounded-full text-pine hover:bg-line"
            >
              <Pencil aria-hidden="true" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function rows(draft: Draft, t: T<'auth' | 'professionals'>): Row[] {
  const { userType, email, firstName, lastName } = draft
  return [
    {
      step: 'access',
      name: t('auth.signUp.access'),
      text: [userTypeName(t, userType), email.trim()].join(' · '),
    },
    { step: 'about', name: t('auth.signUp.about'), text: `${firstName} ${lastName}`.trim() },
    {
      step: 'details',
      name: userType === 'athlete' ? t('auth.signUp.athlete') : t('auth.signUp.professional'),
      text: details(draft, t),
    },
  ]
}

function details(draft: Draft, t: T<'professionals'>): string {
  if (draft.userType === 'athlete') {
    return isOneOf(GOALS, draft.mainGoal) ? t(`professionals.goal.${draft.mainGoal}`) : ''
  }
  const slugs = toSignUp(draft)['specialization'] as string[]
  const specialties = slugs
    .filter((slug) => isOneOf(ALL_SPECIALTIES, slug))
    .map((slug) => t(`professionals.specialty.${slug}`))
  const modality = isOneOf(MODALITIES, draft.modality)
    ? [t(`professionals.modality.${draft.modality}`)]
    : []
  return [...specialties, ...modality].join(', ')
}
