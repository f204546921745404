import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { NOTICE } from '#islands/notices/notice-class.ts'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { AthleteSection } from './athlete-section.tsx'
import { BasicSection, MailsSection, PersonSection } from './basic-sections.tsx'
import { LinksSection, PostsSection, RankingSection } from './presence-section.tsx'
import { ProfessionalSection } from './professional-section.tsx'
import { SaveBar } from './save-bar.tsx'
import { StalePanel } from './stale-panel.tsx'
import type { View } from './texts.ts'
import { FORM_ID, useProfileForm } from './use-profile-form.ts'
import { RenameNote } from './verification/rename-note.tsx'

type Props = { view: View; profile: OwnProfile }

/** All sections that are saved together, by role. */
export function ProfileFormSections({ view, profile }: Props): ReactNode {
  const { t } = view
  const { form, dirty, saving, news, save, cancel } = useProfileForm(t, profile)
  const { role, professionalId } = profile
  const note = professionalId && <RenameNote view={view} />
  return (
    <FormProvider {...form}>
      <form
        id={FORM_ID}
        noValidate
        aria-label={t('account.title')}
        className="grid min-w-0 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving) void save()
        }}
      >
        {news.stale ? (
          <StalePanel key={profile.version} view={view} conflicts={news.conflicts} />
        ) : (
          news.restored && (
            <p role="status" className={`${NOTICE} mt-0`}>
              {t('account.save.restored')}
            </p>
          )
        )}
        <BasicSection view={view} email={profile.email} note={note} />
        <PersonSection view={view} note={note} />
        {isProfessionalType(role) && (
          <>
            <ProfessionalSection view={view} type={role} />
            <LinksSection view={view} />
            <PostsSection view={view} />
            <RankingSection view={view} />
          </>
        )}
        {profile.athlete && <AthleteSection view={view} />}
        <MailsSection view={view} />
        <SaveBar t={t} dirty={dirty} saving={saving} onCancel={cancel} />
      </form>
    </FormProvider>
  )
}
