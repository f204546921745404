import type { SubmitEvent } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { island } from '#client/island/island.tsx'
import { useLocations } from '#client/places/use-locations.ts'
import { canSearch, finderTarget } from '#lib/finder/finder.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { PATHS } from '#lib/site/routes.ts'
import { Found } from './found.tsx'
import { ModalitySegments } from './modality-segments.tsx'
import { NeedQuestion } from './need-question.tsx'
import { PlaceQuestion } from './place-question.tsx'
import { ProfessionTiles, type TileFace } from './tiles.tsx'
import { FINDER_ID, useFinder } from './use-finder.ts'
import './finder.css'

type Props = {
  /** ISO codes of the available countries, sorted by name. */
  countryCodes: string[]
  /** Two people of each profession, beside its name. */
  faces: Record<ProfessionalType, readonly TileFace[]>
}

function FinderContent({ countryCodes, faces }: Props) {
  const t = useT('finder', 'professionals')
  const locale = useLocale()
  const { choice, form, ...on } = useFinder()
  const { locations, failed, retry } = useLocations()
  const country = locations?.countries.find(({ id }) => id === choice.country)

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
      aria-label={t('finder.label')}
      onSubmit={onSubmit}
      className="relative isolate grid gap-5 overflow-clip rounded-panel border border-line bg-surface p-5 shadow-soft sm:gap-4 sm:p-7"
    >
      <ProfessionTiles
        legend={t('finder.who')}
        labels={{
          trainer: t('professionals.profession.trainer'),
          nutritionist: t('professionals.profession.nutritionist'),
          physiotherapist: t('professionals.profession.physiotherapist'),
        }}
        faces={faces}
        value={choice.professional}
        onChoose={on.onProfessional}
      />
      <ModalitySegments
        type={choice.professional ?? 'trainer'}
        value={choice.modality}
        onChoose={on.onModality}
      />
      <NeedQuestion type={choice.professional} value={choice.need ?? ''} onNeed={on.onNeed} />
      <PlaceQuestion
        choice={choice}
        country={country}
        countryCodes={countryCodes}
        onRetry={failed ? retry : undefined}
        onCountry={on.onCountry}
        onCity={on.onCity}
      />
      <Found choice={choice} locations={locations} />
    </form>
  )
}

/**
 * The hero finder: four questions, of which one may stay open, then the matching list. A plain GET form without JavaScript (the server redirects
 * to the list); hydrated on the first interaction.
 */
export const Finder = island(FinderContent, 'finder', 'professionals')
