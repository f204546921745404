import { useCallback, useRef, useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { NOTICE } from '#islands/notices/notice-class.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { ChangeEmailSection } from './change-email.tsx'
import { ChangePasswordSection } from './change-password.tsx'
import { DataPart } from './data-part.tsx'
import { PartIndex } from './part-index.tsx'
import { partsOf, partsWithProblems, type Part } from './parts.ts'
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
  const { form, dirty, saving, failure, news, cancel } = useProfileForm(t, profile, (problems) => {
    const wrong = partsWithProblems(role, problems)
    if (wrong[0] && !wrong.includes(part)) open(wrong[0])
  })
  const shown = useRef<HTMLDivElement>(null)
  const focusShown = useCallback(() => shown.current?.focus({ preventScroll: true }), [])
  // A part that was opened stays, with what is typed outside of the form: passwords, a certification not yet added.
  const [opened, setOpened] = useState<readonly Part[]>([part])
  if (!opened.includes(part)) setOpened([...opened, part])

  const contents: Record<Part, () => ReactNode> = {
    public: () =>
      isProfessionalType(role) && <PublicPart profile={profile} type={role} form={form} />,
    data: () => <DataPart profile={profile} form={form} />,
    security: () => (
      <div className="grid min-w-0 gap-6">
        <ChangeEmailSection email={profile.email} />
        <ChangePasswordSection email={profile.email} />
        <SessionsSection />
      </div>
    ),
    privacy: () => <PrivacyPart role={role} form={form} onDeleted={onDeleted} />,
  }
  return (
    <>
      <PartIndex role={role} current={part} onOpen={open} />
      <News news={news} profile={profile} form={form} />
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
        onSave={form.submit}
        onDiscard={cancel}
        onGone={focusShown}
      />
    </>
  )
}

type NewsProps = Pick<ReturnType<typeof useProfileForm>, 'news' | 'form'> & Pick<Props, 'profile'>

/** Above every part, since what changed may be in any of them. */
function News({ profile, news, form }: NewsProps) {
  const t = useT('account')
  if (news.stale) {
    return (
      <div className="part">
        <StalePanel
          key={profile.version}
          form={form}
          role={profile.role}
          conflicts={news.conflicts}
        />
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
