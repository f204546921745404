import { useCallback, useRef, useState, type ReactNode } from 'react'
import { FormProvider, type FieldErrors } from 'react-hook-form'
import { useT } from '#client/texts/use-t.ts'
import { NOTICE } from '#islands/notices/notice-class.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { ChangeEmailSection } from './change-email.tsx'
import { ChangePasswordSection } from './change-password.tsx'
import { DataPart } from './data-part.tsx'
import { focusFirstWrong } from './focus-field.ts'
import type { ProfileForm } from './form-values.ts'
import { PartIndex } from './part-index.tsx'
import { partsOf, partsWithErrors, type Part } from './parts.ts'
import { PrivacyPart } from './privacy-part.tsx'
import { PublicPart } from './public-part.tsx'
import { SaveBar } from './save-bar.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { StalePanel } from './stale-panel.tsx'
import { usePart } from './use-part.ts'
import { useProfileForm } from './use-profile-form.ts'

type Props = { profile: OwnProfile; first: Part; onDeleted: () => void }

/** All parts over one form: what is typed in one stays while another is shown, and is saved with it. */
export function ProfileParts({ profile, first, onDeleted }: Props): ReactNode {
  const t = useT('account', 'session')
  const { role } = profile
  const { part, open } = usePart(role, first)
  const showWrong = (errors: FieldErrors<ProfileForm>) => {
    const wrong = partsWithErrors(role, errors)
    if (wrong[0] && !wrong.includes(part)) open(wrong[0])
    focusFirstWrong()
  }
  const { form, dirty, saving, failure, news, save, cancel } = useProfileForm(t, profile, showWrong)
  const onSave = () => {
    if (!saving) void save()
  }
  const shown = useRef<HTMLDivElement>(null)
  const focusShown = useCallback(() => shown.current?.focus({ preventScroll: true }), [])
  // A part that was opened stays, with what is typed outside of the form: passwords, a certification not yet added.
  const [opened, setOpened] = useState<readonly Part[]>([part])
  if (!opened.includes(part)) setOpened([...opened, part])

  const contents: Record<Part, () => ReactNode> = {
    public: () =>
      isProfessionalType(role) && <PublicPart profile={profile} type={role} onSave={onSave} />,
    data: () => <DataPart profile={profile} onSave={onSave} />,
    security: () => (
      <div className="grid min-w-0 gap-6">
        <ChangeEmailSection email={profile.email} />
        <ChangePasswordSection email={profile.email} />
        <SessionsSection />
      </div>
    ),
    privacy: () => <PrivacyPart role={role} onSave={onSave} onDeleted={onDeleted} />,
  }
  return (
    <FormProvider {...form}>
      <PartIndex role={role} current={part} onOpen={open} />
      <News news={news} version={profile.version} />
      {partsOf(role)
        .filter((each) => opened.includes(each))
        .map((each) => (
          <div
            key={each}
            ref={each === part ? shown : undefined}
            role="group"
            aria-label={t(`account.part.${each}.title`)}
            tabIndex={-1}
            hidden={each !== part}
            className="part outline-none"
          >
            {contents[each]()}
          </div>
        ))}
      <SaveBar
        dirty={dirty}
        saving={saving}
        failure={failure}
        onSave={onSave}
        onDiscard={cancel}
        onGone={focusShown}
      />
    </FormProvider>
  )
}

type NewsProps = { version: number; news: ReturnType<typeof useProfileForm>['news'] }

/** Above every part, since what changed may be in any of them. */
function News({ version, news }: NewsProps) {
  const t = useT('account')
  if (news.stale) {
    return (
      <div className="part">
        <StalePanel key={version} conflicts={news.conflicts} />
      </div>
    )
  }
  if (!news.restored) return null
  return (
    <p role="status" className={`part ${NOTICE} mt-0`}>
      {t('account.save.restored')}
    </p>
  )
}
