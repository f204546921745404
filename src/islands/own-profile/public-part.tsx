import type { ReactNode } from 'react'
import { Fields } from '#client/form/fields.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { NetworkFields } from '#client/people/network-fields.tsx'
import { PlaceFields } from '#client/people/place-fields.tsx'
import type { OwnProfile } from '#lib/accounts/own-profile.ts'
import { basicsFields, groupFields, postFields } from '#lib/accounts/profile-fields.ts'
import { networksIn, postsIn } from '#lib/accounts/profile-values.ts'
import type { FieldGroup } from '#lib/accounts/professional-part.ts'
import type { FieldSpec } from '#lib/fields/field-spec.ts'
import { POSTS_MAX } from '#lib/fields/instagram-post.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Fold, RowLink } from './fold.tsx'
import type { ProfileField } from './form-values.ts'
import { missingOf, PUBLIC_PARTS } from './missing.ts'
import { MissingList } from './missing-list.tsx'
import { PartForm } from './part-form.tsx'
import { PhotoSection } from './photo-section.tsx'
import { AsSeen } from './seen/as-seen.tsx'
import { usePlace } from './seen/use-place.ts'
import { useWide } from './seen/use-wide.ts'
import { shownValue } from './shown-value.ts'
import type { OwnForm } from './use-profile-form.ts'
import { RenameNote } from './verification/rename-note.tsx'
import { VerificationSection } from './verification/verification-section.tsx'

type Specs = Readonly<Record<string, FieldSpec>>
type Props = { profile: OwnProfile; type: ProfessionalType; form: OwnForm }

/** What everybody sees of a professional: the card, and the fields behind it as rows that open. */
export function PublicPart({ profile, type, form }: Props): ReactNode {
  const t = useT('account', 'photo')
  const isWide = useWide()
  const seen = <AsSeen profile={profile} type={type} typed={form.values} isWide={isWide} />
  const missing = missingOf(form.values, profile.avatarUrl !== null)
  return (
    <>
      {!isWide && seen}
      <div className="grid min-w-0 gap-6 max-xl:mt-5">
        <MissingList form={form} missing={missing} of={PUBLIC_PARTS.length} />
        <div className="border-t border-line">
          <Fold
            title={t('account.photo.title')}
            state={t(profile.avatarUrl ? 'account.photo.some' : 'account.photo.none')}
          >
            <PhotoSection profile={profile} />
          </Fold>
          <PartForm form={form} label={t('account.part.public.title')}>
            <Rows profile={profile} type={type} form={form} />
          </PartForm>
        </div>
        {profile.professionalId && <VerificationSection />}
      </div>
      {isWide && seen}
    </>
  )
}

/** The fields in groups, each with what it holds. */
function Rows({ profile, type, form }: Props) {
  const t = useT('account', 'people', 'professionals')
  const locale = useLocale()
  const { values } = form
  const place = usePlace(values)
  const held = (of: Specs, ...more: (string | undefined)[]) =>
    [
      ...Object.entries(of).map(([name, spec]) =>
        shownValue(spec, values[name as ProfileField], { t, locale }),
      ),
      ...more,
    ]
      .filter(Boolean)
      .join(' · ') || t('account.public.empty')
  const group = (name: FieldGroup) => groupFields(t, type, name) as Specs
  const { displayName } = basicsFields(t)
  const [who, help, training, way] = [group('who'), group('help'), group('training'), group('way')]
  const { experienceYears, languages, ...titles } = training
  const links = networksIn(values).length + (values.personalWebsite.trim() === '' ? 0 : 1)
  return (
    <div>
      <Fold title={t('account.public.who')} state={held({ displayName, ...who })}>
        <Fields form={form} of={{ displayName }} />
        {profile.professionalId && <RenameNote />}
        <Fields form={form} of={who} />
      </Fold>
      <Fold title={t('account.public.help')} state={held(help)}>
        <Fields form={form} of={help} />
      </Fold>
      <Fold title={t('account.public.training')} state={held(titles)}>
        <Fields form={form} of={titles} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Fields form={form} of={{ experienceYears, languages }} />
        </div>
      </Fold>
      <Fold title={t('account.public.way')} state={held(way, place)}>
        <Way type={type} form={form} />
      </Fold>
      <Fold title={t('people.field.achievements')} state={String(values.achievements.length)}>
        <Fields form={form} of={group('achievements')} />
      </Fold>
      <Fold title={t('account.links.title')} state={String(links)}>
        <Fields form={form} of={group('links')} />
        <NetworkFields form={form} />
      </Fold>
      <Fold
        title={t('account.professional.instagramPosts')}
        state={t('account.public.of', { count: postsIn(values).length, max: POSTS_MAX })}
      >
        <p className="text-sm text-ink-soft">{t('account.posts.text')}</p>
        <Fields form={form} of={postFields(t)} />
      </Fold>
      <RowLink
        title={t('account.reviews.title')}
        state={t('account.reviews.text')}
        href={`${localizedPath(PATHS.dashboard, locale)}?tab=reviews`}
      />
      <div className="pt-6">
        <Fields form={form} of={group('ranking')} />
      </div>
    </div>
  )
}

/** How and where; online needs no place. */
function Way({ type, form }: Omit<Props, 'profile'>) {
  const t = useT('account', 'people', 'professionals')
  return (
    <>
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
    </>
  )
}
