import type { ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import { useT } from '#client/texts/use-t.ts'
import { NetworkFields } from '#client/people/network-fields.tsx'
import { PlaceFields } from '#client/people/place-fields.tsx'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { basicsFields, groupFields, postFields } from '#lib/accounts/profile-fields.ts'
import { networksIn, postsIn } from '#lib/accounts/profile-values.ts'
import { POSTS_MAX } from '#lib/fields/instagram-post.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Fold } from './fold.tsx'
import { missingOf, PUBLIC_PARTS } from './missing.ts'
import { MissingList } from './missing-list.tsx'
import { PartForm } from './part-form.tsx'
import { PhotoSection } from './photo-section.tsx'
import { Section } from './section.tsx'
import { AsSeen } from './seen/as-seen.tsx'
import { useWide } from './seen/use-wide.ts'
import type { OwnForm } from './use-profile-form.ts'
import { RenameNote } from './verification/rename-note.tsx'
import { VerificationSection } from './verification/verification-section.tsx'

type Props = { profile: OwnProfile; type: ProfessionalType; form: OwnForm }

/** What everybody sees of a professional, with the card beside the fields. */
export function PublicPart({ profile, type, form }: Props): ReactNode {
  const t = useT('account', 'people', 'professionals')
  const isWide = useWide()
  const seen = <AsSeen profile={profile} type={type} typed={form.values} isWide={isWide} />
  const { displayName } = basicsFields(t)
  const { experienceYears, languages, ...training } = groupFields(t, type, 'training')
  const missing = missingOf(form.values, profile.avatarUrl !== null)
  return (
    <>
      {!isWide && seen}
      <div className="grid min-w-0 gap-6 max-xl:mt-5">
        <MissingList form={form} missing={missing} of={PUBLIC_PARTS.length} />
        <PhotoSection profile={profile} />
        <PartForm form={form} label={t('account.part.public.title')}>
          <Section title={t('account.public.who')}>
            <Fields form={form} of={{ displayName }} />
            {profile.professionalId && <RenameNote />}
            <Fields form={form} of={groupFields(t, type, 'who')} />
          </Section>
          <Section title={t('account.public.help')}>
            <Fields form={form} of={groupFields(t, type, 'help')} />
          </Section>
          <Section title={t('account.public.training')}>
            <Fields form={form} of={training} />
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <Fields form={form} of={{ experienceYears, languages }} />
            </div>
          </Section>
          <Way type={type} form={form} />
          <More type={type} form={form} />
        </PartForm>
        {profile.professionalId && <VerificationSection />}
      </div>
      {isWide && seen}
    </>
  )
}

/** How and where; online needs no place. */
function Way({ type, form }: Omit<Props, 'profile'>) {
  const t = useT('account', 'people', 'professionals')
  return (
    <Section title={t('account.public.way')}>
      <Fields form={form} of={groupFields(t, type, 'way')} />
      {form.values.modality === 'online' ? (
        <p className="rounded-control bg-surface-2 px-4 py-3 text-sm text-ink-soft">
          {t('account.place.online')}
        </p>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <PlaceFields form={form} help={t('account.place.why')} />
        </div>
      )}
    </Section>
  )
}

/** What few fill in, and the ranking. */
function More({ type, form }: Omit<Props, 'profile'>) {
  const t = useT('account', 'people', 'professionals')
  const { values } = form
  const links = networksIn(values).length + (values.personalWebsite.trim() === '' ? 0 : 1)
  return (
    <div className="border-t border-line">
      <Fold title={t('people.field.achievements')} state={String(values.achievements.length)}>
        <Fields form={form} of={groupFields(t, type, 'achievements')} />
      </Fold>
      <Fold title={t('account.links.title')} state={String(links)}>
        <Fields form={form} of={groupFields(t, type, 'links')} />
        <NetworkFields form={form} />
      </Fold>
      <Fold
        title={t('account.professional.instagramPosts')}
        state={t('account.public.of', { count: postsIn(values).length, max: POSTS_MAX })}
      >
        <p className="text-sm text-ink-soft">{t('account.posts.text')}</p>
        <Fields form={form} of={postFields(t)} />
      </Fold>
      <div className="pt-6">
        <Fields form={form} of={groupFields(t, type, 'ranking')} />
      </div>
    </div>
  )
}
