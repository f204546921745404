import type { SubmitEvent } from 'react'
import { PlaceSelects } from '#islands/places/place-selects.tsx'
import { useLocations } from '#islands/places/use-locations.ts'
import { canSearch, finderTarget } from '#lib/finder/finder.ts'
import { countryName } from '#lib/format/country.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import { createT } from '#lib/i18n/t.ts'
import { cityName } from '#lib/locations/contract.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Button } from '#ui/button.tsx'
import { CONTROL } from '#ui/control-class.ts'
import { MODALITY_LABEL, SEARCH_LABEL } from './labels.ts'
import { ModalitySegments } from './modality-segments.tsx'
import { Sentence } from './sentence.tsx'
import { ProfessionTiles } from './tiles.tsx'
import { FINDER_ID, useFinder } from './use-finder.ts'

/** Only the texts that the finder shows travel with the page. */
export type FinderTexts = {
  home: Pick<Texts['home'], 'finder'>
  professionals: Pick<Texts['professionals'], 'profession'>
}

type Props = {
  locale: Locale
  texts: FinderTexts
  /** ISO codes of the countries on offer, sorted by their names. */
  countryCodes: string[]
}

/**
 * The hero finder: three short questions, then the list that answers them. It is a plain GET form first
 * (the server redirects it to the list); React makes the rest of it move once it is touched.
 */
export function Finder({ locale, texts, countryCodes }: Props) {
  const t = createT(texts, locale)
  const { choice, form, modality, place: placeSection, search, ...on } = useFinder()
  const { locations, failed } = useLocations()
  const country = locations?.countries.find(({ id }) => id === choice.country)
  const place =
    cityName(country, choice.city ?? '') ?? (choice.country && countryName(choice.country, locale))
  const labels = MODALITY_LABEL[choice.professional ?? 'trainer']

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const { professional } = choice
    if (professional && canSearch(choice)) {
      location.assign(localizedPath(finderTarget({ ...choice, professional }), locale))
    }
  }

  return (
    <form
      ref={form}
      id={FINDER_ID}
      method="get"
      action={localizedPath(PATHS.find, locale)}
      aria-label={t('home.finder.label')}
      onSubmit={onSubmit}
      className="group/finder grid gap-5 rounded-panel border border-line bg-surface p-5 shadow-soft sm:p-7"
    >
      <Sentence choice={choice} place={place} t={t} />
      <ProfessionTiles
        legend={t('home.finder.who')}
        labels={{
          trainer: t('professionals.profession.trainer'),
          nutritionist: t('professionals.profession.nutritionist'),
          physiotherapist: t('professionals.profession.physiotherapist'),
        }}
        value={choice.professional}
        onChoose={on.onProfessional}
      />
      <ModalitySegments
        ref={modality}
        legend={t('home.finder.how')}
        labels={{
          'in-person': t(labels['in-person']),
          online: t(labels.online),
          both: t(labels.both),
        }}
        value={choice.modality}
        onChoose={on.onModality}
      />
      <fieldset ref={placeSection} className="scroll-mt-24">
        <legend className="mb-2 text-sm text-ink-soft">{t('home.finder.where')}</legend>
        <p className="hidden min-h-19 items-center rounded-control bg-surface-2 px-4 text-sm text-ink-soft group-has-[[value=online]:checked]/finder:flex">
          {t('home.finder.anywhere')}
        </p>
        <div className="grid gap-2.5 group-has-[[value=online]:checked]/finder:hidden min-[30rem]:grid-cols-2">
          <PlaceSelects
            locale={locale}
            countryCodes={countryCodes}
            country={country}
            countryValue={choice.country ?? ''}
            cityValue={choice.city ?? ''}
            onCountry={on.onCountry}
            onCity={on.onCity}
            texts={{
              country: t('home.finder.country'),
              anyCountry: t('home.finder.anyCountry'),
              city: t('home.finder.city'),
              anyCity: t('home.finder.anyCity'),
              cityFirst: t('home.finder.cityFirst'),
            }}
          />
        </div>
        {/* Without JavaScript there is no list of cities to choose from: the server reads the name. */}
        <noscript>
          <label className="mt-2.5 block text-sm font-semibold">
            {t('home.finder.cityName')}
            <input name="city" maxLength={80} className={`${CONTROL} mt-1.5`} />
          </label>
        </noscript>
        {failed && <p className="mt-2 text-sm text-ink-soft">{t('home.finder.loadFailed')}</p>}
      </fieldset>
      {/* Shown by the state of the native controls, so that it is right before and without React. */}
      <div ref={search} className="grid scroll-mb-8">
        <p className="finder-hint min-h-13.5 content-center text-center text-sm text-ink-soft">
          <span className="group-has-[[name=professional]:checked]/finder:hidden">
            {t('home.finder.chooseWho')}
          </span>
          <span className="hidden group-has-[[name=professional]:checked]/finder:inline">
            {t('home.finder.chooseHow')}
          </span>
        </p>
        <div className="finder-search">
          <Button type="submit" size="lg" className="w-full">
            {choice.professional ? t(SEARCH_LABEL[choice.professional]) : t('home.finder.search')}
          </Button>
        </div>
      </div>
    </form>
  )
}
