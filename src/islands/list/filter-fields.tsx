import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { NOTICE } from '#ui/notice-class.ts'
import { CityControl } from '#client/places/city-control.tsx'
import { useLocations } from '#client/places/use-locations.ts'
import { countryName } from '#lib/format/country.ts'
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
import type { ShownList } from './listed.ts'
import { Panel } from './panel.tsx'

export type FilterFieldsProps = {
  type: ProfessionalType
  query: ListQuery
  countryCodes: string[]
  /** Without JavaScript: the cities of the country that was asked for. */
  cities: ReactNode
  onFilter: (name: Filter, value: string) => void
  /** The current answer, to which the panel leads. */
  found: ShownList | undefined
  onClear: () => void
}

/** The filters that a wide page has in a panel. */
export const IN_PANEL: readonly Filter[] = ['country', 'language', 'rating', 'verified']
export const MORE_ID = 'more-filters'

/** Goal or speciality, modality and city; in the panel country, language, stars, and whether somebody was checked. */
export function FilterFields(props: FilterFieldsProps) {
  const { type, query, countryCodes, onFilter, found, onClear } = props
  const t = useT('island', 'list', 'professionals')
  const locale = useLocale()
  const { locations, failed, retry } = useLocations()
  const countryId = countryOf(query)
  const country = locations?.countries.find(({ id }) => id === countryId)
  const onlineByGoal = query.goal === 'online'
  const given = { query, onFilter }

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
        any={onlineByGoal ? t('professionals.modality.online') : undefined}
        options={MODALITIES}
        text={(modality) => t(`professionals.modality.${modality}`)}
      />
      <noscript>{props.cities}</noscript>
      <Field label={t('list.filter.city')} hideLabel className="noscript:hidden">
        <CityControl
          country={country}
          anywhere={locations?.countries}
          value={query.city ?? ''}
          onCity={(id) => onFilter('city', id)}
          texts={{
            anyCity: t('list.filter.city'),
            cityFirst: t('list.filter.city'),
            noCity: t('list.filter.noCity'),
          }}
        />
      </Field>
      <Panel
        id={MORE_ID}
        label={t('list.filter.more')}
        className="more anchored"
        inRow="max-lg:hidden"
        {...{ found, onClear }}
      >
        <Choice
          {...given}
          name="country"
          value={countryId}
          label={t('list.filter.country')}
          options={countryCodes}
          text={(code) => countryName(code, locale)}
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
      </Panel>
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
  /** Also what no choice is called, unless `any` says more. */
  label: string
  any?: string | undefined
  value?: string | undefined
  options: readonly Option[]
  text: (option: Option) => string
  disabled?: boolean
}

/** One filter with fixed values. */
function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { query, onFilter, name, label, any = label, options, text, disabled } = props
  return (
    <Field label={label} hideLabel>
      <Select
        name={name}
        disabled={disabled}
        value={props.value ?? query[name] ?? ''}
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
