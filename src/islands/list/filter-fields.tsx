import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { NOTICE } from '#ui/notice-class.ts'
import { PlaceSelects } from '#client/places/place-selects.tsx'
import { useLocations } from '#client/places/use-locations.ts'
import { LANGUAGE_CODES } from '#lib/fields/language-codes.ts'
import { languageName } from '#lib/format/language.ts'
import { formatRating } from '#lib/format/number.ts'
import { GOAL_CHOICES } from '#lib/professionals/goals.ts'
import { countryOf, type Filter } from '#lib/professionals/list-filters.ts'
import { MIN_RATINGS, type ListQuery } from '#lib/professionals/list-query.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

export type FilterFieldsProps = {
  type: ProfessionalType
  query: ListQuery
  countryCodes: string[]
  /** Without JavaScript: the cities of the country that was asked for. */
  cities: ReactNode
  onFilter: (name: Filter, value: string) => void
}

/** Goal or speciality, modality, country and city, language, stars, and whether somebody was checked. */
export function FilterFields(props: FilterFieldsProps) {
  const { type, query, countryCodes, onFilter } = props
  const t = useT('island', 'list', 'professionals')
  const locale = useLocale()
  const { locations, failed, retry } = useLocations()
  const countryId = countryOf(query)
  const country = locations?.countries.find(({ id }) => id === countryId)
  const onlineByGoal = query.goal === 'online'
  const given = { query, onFilter, any: t('list.filter.any') }

  return (
    <>
      {type === 'trainer' ? (
        <Choice
          {...given}
          name="goal"
          label={t('list.filter.goal')}
          options={GOAL_CHOICES}
          text={(goal) => t(`professionals.goal.${goal}`)}
        />
      ) : (
        <Choice
          {...given}
          name="specialization"
          label={t('list.filter.specialization')}
          options={SPECIALTIES[type]}
          text={(specialty) => t(`professionals.specialty.${specialty}`)}
        />
      )}
      <Choice
        {...given}
        name="modality"
        label={t('list.filter.modality')}
        disabled={onlineByGoal}
        any={onlineByGoal ? t('professionals.modality.online') : given.any}
        options={MODALITIES}
        text={(modality) => t(`professionals.modality.${modality}`)}
      />
      <PlaceSelects
        countryCodes={countryCodes}
        country={country}
        countryValue={countryId ?? ''}
        cityValue={query.city ?? ''}
        onCountry={(id) => onFilter('country', id)}
        onCity={(id) => onFilter('city', id)}
        // An element also where there are none: a browser with JavaScript has no elements in `noscript`.
        withoutScript={<>{props.cities}</>}
        texts={{
          country: t('list.filter.country'),
          anyCountry: given.any,
          city: t('list.filter.city'),
          anyCity: given.any,
          cityFirst: t('list.filter.cityFirst'),
          noCity: t('list.filter.noCity'),
        }}
      />
      <Choice
        {...given}
        name="language"
        label={t('list.filter.language')}
        options={LANGUAGE_CODES}
        text={(code) => languageName(code, locale)}
      />
      <Choice
        {...given}
        name="rating"
        label={t('list.filter.rating')}
        options={MIN_RATINGS}
        text={(stars) => t('list.filter.atLeast', { stars: formatRating(Number(stars), locale) })}
      />
      <Choice
        {...given}
        name="verified"
        label={t('list.filter.verified')}
        options={['true']}
        text={() => t('list.filter.verifiedOnly')}
      />
      {failed && (
        <div role="status" className={`${NOTICE} col-span-full`}>
          <p>{t('list.filter.placesFailed')}</p>
          <Button variant="quiet" size="sm" onClick={retry}>
            {t('island.retry')}
          </Button>
        </div>
      )}
    </>
  )
}

type ChoiceProps<Option extends string> = Pick<FilterFieldsProps, 'query' | 'onFilter'> & {
  name: Filter
  label: string
  /** What no choice is called. */
  any: string
  options: readonly Option[]
  text: (option: Option) => string
  disabled?: boolean
}

/** One filter with fixed values. */
function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { query, onFilter, name, label, any, options, text, disabled } = props
  return (
    <Field label={label}>
      <Select
        name={name}
        disabled={disabled}
        value={query[name] ?? ''}
        onChange={(event) => onFilter(name, event.target.value)}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {text(option)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
