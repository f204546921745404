import { useState, type ReactNode } from 'react'
import { go } from '#client/address/here.ts'
import { Restored } from '#client/editing/restored.tsx'
import { SaveBar } from '#client/editing/save-bar.tsx'
import { useLeaveGuard } from '#client/editing/use-leave-guard.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useFocusSoon } from '#client/use-focus-soon.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { ChangeEmailSection } from './change-email.tsx'
import { ChangePasswordSection } from './change-password.tsx'
import { DataPart } from './data-part.tsx'
import { RowLink } from './fold.tsx'
import { PartIndex } from './part-index.tsx'
import { PART_PATHS, partsOf, partsWithProblems, type Part } from './profile-parts.ts'
import { PrivacyPart } from './privacy-part.tsx'
import { ProfileConflicts } from './profile-conflicts.tsx'
import { PublicPart } from './public-part.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { usePart } from './use-part.ts'
import { useProfileForm } from './use-profile-form.ts'

type Props = { profile: OwnProfile; first: Part; onDeleted: () => void }

/** All parts over one form: what is typed in one stays while another is shown, and is saved with it. */
export function ProfileParts({ profile, first, onDeleted }: Props): ReactNode {
  const t = useT('account')
  const { role } = profile
  const { part, open } = usePart(role, first)
  const editing = useProfileForm(profile, (problems) => {
    const wrong = partsWithProblems(role, problems)
    if (wrong[0] && !wrong.includes(part)) open(wrong[0])
  })
  const { form, isUnsaved } = editing
  useLeaveGuard(isUnsaved)
  const focusSoon = useFocusSoon()
  const danger = `${localizedPath(PART_PATHS.privacy, useLocale())}#danger`
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
      {/* Above every part, since what changed may be in any of them. */}
      <div className="part empty:hidden">
        <ProfileConflicts editing={editing} role={role} />
        <Restored editing={editing} />
      </div>
      {partsOf(role)
        .filter((each) => opened.includes(each))
        .map((each) => (
          <div
            key={each}
            role="group"
            aria-label={t(`account.part.${each}.title`)}
            hidden={each !== part}
            className="part"
          >
            {contents[each]()}
            {each === partsOf(role)[0] && (
              <div className="mt-6 border-t border-line">
                <RowLink
                  title={t('account.danger.title')}
                  state={t('account.danger.open')}
                  href={danger}
                  onFollow={() => {
                    go(danger)
                    // With the part: the row that had the focus is not shown any more.
                    focusSoon(() => document.querySelector<HTMLElement>('#danger button')?.focus())
                  }}
                />
              </div>
            )}
          </div>
        ))}
      <SaveBar editing={editing} failures={{ other: t('account.save.failed') }} />
    </>
  )
}
