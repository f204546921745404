import { Fields } from '#client/form/fields.tsx'
import { useT } from '#client/texts/use-t.ts'
import { NetworkFields } from '#client/people/network-fields.tsx'
import { signUpFields } from '#lib/accounts/profile-fields.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Button } from '#ui/button.tsx'
import { COUNTRY_ID } from './step-about.tsx'
import type { SignUpState } from './use-sign-up.ts'

type Props = { state: SignUpState; profession: ProfessionalType }

/** A professional's services and qualifications. */
export function StepProfessional({ state, profession }: Props) {
  const t = useT('people', 'professionals')
  const { form } = state
  const { specialization, objectives, modality, ...others } = signUpFields(t, profession)
  return (
    <>
      <Fields form={form} of={{ specialization, objectives, modality }} />
      <NoCity state={state} />
      <Fields form={form} of={others} marksOptional />
      <NetworkFields form={form} marksOptional />
    </>
  )
}

/** Whoever works in person is found by their city: without one they are asked once more, where that shows. */
function NoCity({ state: { draft, goTo } }: Pick<Props, 'state'>) {
  const t = useT('auth')
  const { modality, city } = draft
  if (city || modality === '' || modality === 'online') return null
  return (
    <div role="status" className="grid justify-items-start gap-2 text-sm">
      <p>{t('auth.signUp.noCityYet')}</p>
      <Button variant="quiet" size="sm" onClick={() => goTo('about', COUNTRY_ID)}>
        {t('auth.signUp.addCity')}
      </Button>
    </div>
  )
}
