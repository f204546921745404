import type { ReactNode } from 'react'
import type { Form } from '#client/form/use-form.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useLocations } from '#islands/places/use-locations.ts'
import {
  allFields,
  athleteFields,
  basicsFields,
  bioField,
  languageField,
  networkFields,
  personFields,
  postFields,
} from '#lib/accounts/profile-fields.ts'
import type { Role } from '#lib/accounts/roles.ts'
import type { FieldSpec } from '#lib/fields/field-spec.ts'
import { PLATFORM_NAME, SOCIAL_PLATFORMS } from '#lib/fields/social-network.ts'
import { countryName } from '#lib/format/country.ts'
import type { T } from '#lib/i18n/t.ts'
import { isOneOf } from '#lib/one-of.ts'
import { cityName, type Locations } from '#lib/locations/schemas.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import { StalePanel as Panel } from '#ui/stale-panel.tsx'
import type { ProfileForm } from './form-values.ts'
import type { Conflict } from './merge.ts'
import { shownValue } from './shown-value.ts'

type Props = { form: Form<ProfileForm>; role: Role; conflicts: readonly Conflict[] }

const primaryField = (t: T<'people'>): FieldSpec => ({
  kind: 'select',
  label: t('people.primary'),
  options: SOCIAL_PLATFORMS.map((platform) => [platform, PLATFORM_NAME[platform]]),
})

/** Shown when another client has saved meanwhile: both values of each conflict, to choose from. */
export function StalePanel({ form, role, conflicts }: Props): ReactNode {
  const t = useT('account', 'people', 'professionals')
  const locale = useLocale()
  const { locations } = useLocations()
  const specs: Record<string, FieldSpec> = {
    ...{ ...basicsFields(t), bio: bioField(t), ...personFields(t, ''), ...athleteFields(t, '') },
    ...{ ...networkFields, ...postFields(t), primary: primaryField(t) },
    ...(isProfessionalType(role) && allFields(t, role)),
    language: languageField(t),
  }
  const shown = ({ field }: Conflict, values: Partial<ProfileForm>) => {
    const text =
      field === 'place'
        ? placeOf(values, locations)
        : shownValue(specs[field]!, values[field], { t, locale })
    return text || t('account.stale.empty')
  }
  const placeOf = ({ modality, country, city }: Partial<ProfileForm>, all?: Locations) =>
    [
      isProfessionalType(role) &&
        isOneOf(MODALITIES, modality) &&
        t(`professionals.modality.${modality}`),
      country && countryName(country, locale),
      city && (all?.countries.map((each) => cityName(each, city)).find(Boolean) ?? city),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <Panel
      title={t('account.stale.title')}
      text={conflicts.length > 0 ? t('account.stale.choose') : t('account.stale.merged')}
      sides={{ mine: t('account.stale.mine'), theirs: t('account.stale.theirs') }}
      news={conflicts}
      choices={conflicts.map((conflict) => ({
        name: `${conflict.field}-whose`,
        label: conflict.field === 'place' ? t('people.place') : specs[conflict.field]!.label,
        mine: shown(conflict, conflict.mine),
        theirs: shown(conflict, conflict.theirs),
        onChoose: (side) => form.set(conflict[side]),
      }))}
    />
  )
}
