import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useT } from '#client/texts/use-t.ts'
import { Check } from '#islands/account/check.tsx'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { POSTS_MAX } from '#lib/fields/instagram-post.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { BioField } from './bio-field.tsx'
import { Fold } from './fold.tsx'
import type { ProfileForm } from './form-values.ts'
import { ListField } from './list-field.tsx'
import { missingOf, PUBLIC_PARTS } from './missing.ts'
import { MissingList } from './missing-list.tsx'
import { PartForm } from './part-form.tsx'
import { PhotoSection } from './photo-section.tsx'
import { Links, Posts } from './presence-section.tsx'
import { HelpSection, TrainingSection, WaySection } from './professional-section.tsx'
import { Section } from './section.tsx'
import { AsSeen } from './seen/as-seen.tsx'
import { useWide } from './seen/use-wide.ts'
import { TextField } from './text-field.tsx'
import { useFields } from './use-fields.ts'
import { RenameNote } from './verification/rename-note.tsx'
import { VerificationSection } from './verification/verification-section.tsx'

type Props = { profile: OwnProfile; type: ProfessionalType; onSave: () => void }

/** What everybody sees of a professional, with the card beside the fields. */
export function PublicPart({ profile, type, onSave }: Props): ReactNode {
  const t = useT('account')
  const isWide = useWide()
  const seen = <AsSeen profile={profile} type={type} isWide={isWide} />
  return (
    <>
      {!isWide && seen}
      <div className="grid min-w-0 gap-6 max-xl:mt-5">
        <PublicMissing hasPhoto={profile.avatarUrl !== null} />
        <PhotoSection profile={profile} />
        <PartForm id="profile-form" label={t('account.part.public.title')} onSave={onSave}>
          <Section title={t('account.public.who')}>
            <TextField
              path="basics.displayName"
              label={t('account.basics.displayName')}
              help={t('account.basics.displayNameHelp')}
              autoComplete="nickname"
              required
            />
            {profile.professionalId && <RenameNote />}
            <BioField
              path="professional.bio"
              label={t('account.professional.bio')}
              help={t('account.professional.bioHelp')}
            />
          </Section>
          <HelpSection type={type} />
          <TrainingSection />
          <WaySection />
          <More />
        </PartForm>
        {profile.professionalId && <VerificationSection />}
      </div>
      {isWide && seen}
    </>
  )
}

function PublicMissing({ hasPhoto }: { hasPhoto: boolean }) {
  const { control } = useFormContext<ProfileForm>()
  const part = useWatch({ control, name: 'professional' })
  const missing = part ? missingOf(part, hasPhoto) : []
  return <MissingList missing={missing} of={PUBLIC_PARTS.length} />
}

/** What few fill in, and the ranking. */
function More() {
  const t = useT('account', 'fields')
  const { register } = useFields(t)
  const { control } = useFormContext<ProfileForm>()
  const part = useWatch({ control, name: 'professional' })
  if (!part) return null
  const { achievements, personalWebsite, socialNetworks, instagramPosts } = part
  const posts = instagramPosts.filter((post) => post.trim() !== '').length
  const links = [personalWebsite, ...socialNetworks.map(({ url }) => url)].filter(
    (url) => url.trim() !== '',
  ).length
  return (
    <div className="border-t border-line">
      <Fold title={t('account.professional.achievements')} state={String(achievements.length)}>
        <ListField
          path="professional.achievements"
          label={t('account.public.addAchievement')}
          help={t('account.list.help')}
        />
      </Fold>
      <Fold title={t('account.links.title')} state={String(links)}>
        <Links />
      </Fold>
      <Fold
        title={t('account.professional.instagramPosts')}
        state={t('account.public.of', { count: posts, max: POSTS_MAX })}
      >
        <Posts />
      </Fold>
      <div className="pt-6">
        <Check
          control={register('professional.participateRanking')}
          help={t('account.ranking.help')}
        >
          {t('account.professional.participateRanking')}
        </Check>
      </div>
    </div>
  )
}
