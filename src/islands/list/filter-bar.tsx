import type { SubmitEvent } from 'react'
import { NOTICE } from '#islands/notices/notice-class.ts'
import { PlaceSelects } from '#islands/places/place-selects.tsx'
import { useLocations } from '#islands/places/use-locations.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { GOAL_CHOICES } from '#lib/professionals/goals.ts'
import type { Filter } from '#lib/professionals/list-filters.ts'
import type { ListQuery } from '#lib/professionals/list-query.ts'
import { MODALITIES } from '#lib/professionals/modality.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { SearchField } from './search-field.tsx'
import type { ListT } from './texts.ts'
import { FILTERS_ID } from './use-early-choices.ts'

type Props = {
  type: ProfessionalType
  query: ListQuery
  locale: Locale
  t: ListT
  countryCodes: string[]
  /** The form's target without JavaScript: the same list, filtered by the server. */
  action: string
  onFilter: (name: Filter, value: string) => void
}

/** The filters of a list as a GET form; each change applies at once. */
export function FilterBar({ type, query, locale, t, countryCodes, action, onFilter }: Props) {
  const { locations, failed, retry } = useLocations()
  const country = locations?.countries.find(({ id }) => id === query.country)
  const onlineByGoal = query.goal === 'online'

  return (
    <form
      id={FILTERS_ID}
      method="get"
      // The URL holds the choices; values restored by the browser would contradict it.
      autoComplete="off"
      action={action}
      role="search"
      aria-label={t('list.filter.label')}
      onSubmit={(event: SubmitEvent) => event.preventDefault()}
      className="grid grid-cols-2 gap-3 rounded-panel border border-line bg-surface p-4 shadow-soft md:grid-cols-3 lg:grid-cols-5 lg:p-5"
    >
      <SearchField t={t} value={query.q ?? ''} onSearch={(q) => onFilter('q', q)} />
      {type === 'trainer' ? (
        <Field label={t('list.filter.goal')}>
          <Select
            name="goal"
            value={query.goal ?? ''}
            onChange={(event) => onFilter('goal', event.target.value)}
          >
            <option value="">{t('list.filter.anyGoal')}</option>
            {GOAL_CHOICES.map((goal) => (
              <option key={goal} value={goal}>
                {t(`professionals.goal.${goal}`)}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <Field label={t('list.filter.specialization')}>
          <Select
            name="specialization"
            value={query.specialization ?? ''}
            onChange={(event) => onFilter('specialization', event.target.value)}
          >
            <option value="">{t('list.filter.anySpecialization')}</option>
            {SPECIALTIES[type].map((specialty) => (
              <option key={specialty} value={specialty}>
                {t(`professionals.specialty.${specialty}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('list.filter.modality')}>
        <Select
          name="modality"
          disabled={onlineByGoal}
          value={query.modality ?? ''}
          onChange={(event) => onFilter('modality', event.target.value)}
        >
          <option value="">
            {onlineByGoal ? t('list.filter.modalityByGoal') : t('list.filter.anyModality')}
          </option>
          {MODALITIES.map((modality) => (
            <option key={modality} value={modality}>
              {t(`professionals.modality.${modality}`)}
            </option>
          ))}
        </Select>
      </Field>
      <PlaceSelects
        locale={locale}
        countryCodes={countryCodes}
        country={country}
        countryValue={query.country ?? ''}
        cityValue={query.city ?? ''}
        onCountry={(id) => onFilter('country', id)}
        onCity={(id) => onFilter('city', id)}
        texts={{
          country: t('list.filter.country'),
          anyCountry: t('list.filter.anyCountry'),
          city: t('list.filter.city'),
          anyCity: t('list.filter.anyCity'),
          cityFirst: t('list.filter.cityFirst'),
        }}
      />
      {failed && (
        <div role="status" className={`${NOTICE} col-span-full`}>
          <p>{t('list.filter.placesFailed')}</p>
          <Button variant="quiet" size="sm" onClick={retry}>
            {t('list.stale.retry')}
          </Button>
        </div>
      )}
      <noscript>
        <Button type="submit">{t('list.filter.apply')}</Button>
      </noscript>
    </form>
  )
}
