import type { ReactNode } from 'react'
import { StaleChoices } from '#client/editing/stale-choices.tsx'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useLocations } from '#client/places/use-locations.ts'
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
import type { ProfileForm } from './form-values.ts'
import { shownValue } from './shown-value.ts'
import type { ProfileEditing } from './use-profile-form.ts'

type Props = { editing: ProfileEditing; role: Role }

const primaryField = (t: T<'people'>): FieldSpec => ({
  kind: 'select',
  label: t('people.primary'),
  options: SOCIAL_PLATFORMS.map((platform) => [platform, PLATFORM_NAME[platform]]),
})

/** Both values of what was changed here and elsewhere. */
export function ProfileConflicts({ editing, role }: Props): ReactNode {
  const t = useT('account', 'people', 'professionals')
  const locale = useLocale()
  const { locations } = useLocations()
  const specs: Record<string, FieldSpec> = {
    ...{ ...basicsFields(t), bio: bioField(t), ...personFields(t, ''), ...athleteFields(t, '') },
    ...{ ...networkFields, ...postFields(t), primary: primaryField(t) },
    ...(isProfessionalType(role) && allFields(t, role)),
    language: languageField(t),
  }
  const placeOf = ({ modality, country, city }: ProfileForm, all?: Locations) =>
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
    <StaleChoices
      editing={editing}
      heading="h2"
      labelOf={({ names }) => (names.length > 1 ? t('people.place') : specs[names[0]]!.label)}
      textOf={({ names, ...versions }, side) =>
        names.length > 1
          ? placeOf(versions[side], locations)
          : shownValue(specs[names[0]]!, versions[side][names[0]], { t, locale })
      }
    />
  )
}
