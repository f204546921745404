import { createPortal } from 'react-dom'
import { useLocale, useT } from '#client/texts/use-t.ts'
import type { FinderChoice } from '#lib/finder/finder.ts'
import { countryName } from '#lib/format/country.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { cityName, type Locations } from '#lib/locations/schemas.ts'
import { ANSWER_SHOWN, AnswerStrip } from './answer-strip.tsx'
import { foundText } from './found-text.ts'
import { SearchStep } from './search-step.tsx'
import { useAnswer, type Answer } from './use-answer.ts'
import { ANSWER_ID } from './use-finder.ts'

type Props = {
  choice: FinderChoice
  locations: Locations | undefined
}

/**
 * Whom the answers lead to: as a sentence and in the button, and in the element with `ANSWER_ID`, in the place of the best
 * of each profession.
 */
export function Found({ choice, locations }: Props) {
  const t = useT('finder')
  const locale = useLocale()
  const answer = useAnswer(choice)
  const shown = answer && answer.total > 0 ? answer : undefined
  const isCurrent = answer !== undefined && isSame(answer.choice, choice)
  const current = isCurrent ? shown : undefined
  const say = (found: Answer) =>
    foundText(found, placeName(found.choice, locations, locale), t, locale)
  const strip = shown && document.getElementById(ANSWER_ID)
  return (
    <>
      <SearchStep
        choice={choice}
        place={placeName(choice, locations, locale)}
        found={current && say(current)}
        faces={current?.items.slice(0, ANSWER_SHOWN) ?? []}
        isNobody={isCurrent && !shown}
      />
      {strip &&
        createPortal(
          <AnswerStrip people={shown.items.slice(0, ANSWER_SHOWN)} heading={say(shown)} />,
          strip,
        )}
    </>
  )
}

/** The city, or the country while none is chosen. */
function placeName(
  { country, city }: FinderChoice,
  locations: Locations | undefined,
  locale: Locale,
): string | undefined {
  const found = locations?.countries.find(({ id }) => id === country)
  return cityName(found, city ?? '') ?? (country && countryName(country, locale))
}

const isSame = (a: FinderChoice, b: FinderChoice) =>
  a.professional === b.professional &&
  a.modality === b.modality &&
  a.country === b.country &&
  a.city === b.city
