import { NOTICE } from '#ui/notice-class.ts'
import { useT } from '#client/texts/use-t.ts'
import { PlaceSelects } from '#client/places/place-selects.tsx'
import type { FinderChoice } from '#lib/finder/finder.ts'
import type { Country } from '#lib/locations/schemas.ts'
import { Button } from '#ui/button.tsx'

type Props = {
  choice: FinderChoice
  /** The selected country with its cities, once loaded. */
  country: Country | undefined
  countryCodes: string[]
  /** Loads the places again; given when loading failed. */
  onRetry: (() => void) | undefined
  onCountry: (id: string) => void
  onCity: (id: string) => void
}

/** The third question; not needed for online. */
export function PlaceQuestion(props: Props) {
  const { choice, country, countryCodes, onRetry, onCountry, onCity } = props
  const t = useT('finder', 'island')
  return (
    <fieldset className="finder-next scroll-mt-24" data-question="where">
      <legend className="sr-only">{t('finder.where')}</legend>
      <p className="finder-anywhere min-h-19 items-center rounded-control bg-surface-2 px-4 text-sm text-ink-soft">
        {t('finder.anywhere')}
      </p>
      <div className="finder-place gap-2.5 min-[30rem]:grid-cols-2">
        <PlaceSelects
          countryCodes={countryCodes}
          country={country}
          countryValue={choice.country ?? ''}
          cityValue={choice.city ?? ''}
          onCountry={onCountry}
          onCity={onCity}
          texts={{
            country: t('finder.country'),
            anyCountry: t('finder.anyCountry'),
            city: t('finder.city'),
            anyCity: t('finder.anyCity'),
            cityFirst: t('finder.cityFirst'),
            noCity: t('finder.noCity'),
          }}
        />
      </div>
      {/* Without JavaScript the cities cannot be loaded: the page that the form leads to offers them. */}
      <noscript>
        <input type="hidden" name="step" value="city" />
      </noscript>
      {onRetry && (
        <div role="status" className={NOTICE}>
          <p>{t('finder.loadFailed')}</p>
          <Button variant="quiet" size="sm" onClick={onRetry}>
            {t('island.retry')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
