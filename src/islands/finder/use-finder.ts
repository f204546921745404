import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  chooseCity,
  chooseCountry,
  chooseModality,
  chooseProfessional,
  type FinderChoice,
} from '#lib/finder/finder.ts'
import { readModality, type Modality } from '#lib/professionals/modality.ts'
import { isProfessionalType, type ProfessionalType } from '#lib/professionals/types.ts'

/** The delay before scrolling to the next question, in ms. */
const SCROLL_DELAY = 100

/** The id of the finder's form; one per page. */
export const FINDER_ID = 'finder'

/** The choices made in the native controls before hydration. */
function readForm(form: HTMLFormElement): FinderChoice {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const professional = text('professional')
  const modality = readModality(text('type'))
  const choice = {
    professional: isProfessionalType(professional) ? professional : undefined,
    country: text('country') || undefined,
  }
  // By the same rules as later: a country selected before "online" must not be sent unseen.
  return modality ? chooseModality(choice, modality) : choice
}

/** The state of the finder; scrolls to the next question after each answer. */
export function useFinder() {
  const [choice, setChoice] = useState<FinderChoice>({})
  const form = useRef<HTMLFormElement>(null)
  const modality = useRef<HTMLFieldSetElement>(null)
  const place = useRef<HTMLFieldSetElement>(null)
  const search = useRef<HTMLDivElement>(null)
  const timer = useRef(0)

  // Hydration keeps the state of the native controls. They are read in a layout effect, in the same task as the
  // hydration, so that no change is lost in between.
  useLayoutEffect(() => {
    if (form.current) setChoice(readForm(form.current))
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])

  const moveTo = (target: React.RefObject<HTMLElement | null>) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      target.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'nearest' })
    }, SCROLL_DELAY)
  }

  return {
    choice,
    form,
    modality,
    place,
    search,
    onProfessional(professional: ProfessionalType) {
      setChoice(chooseProfessional(choice, professional))
      moveTo(modality)
    },
    onModality(value: Modality) {
      setChoice(chooseModality(choice, value))
      moveTo(value === 'online' ? search : place)
    },
    onCountry(country: string) {
      setChoice(chooseCountry(choice, country))
    },
    onCity(city: string) {
      setChoice(chooseCity(choice, city))
    },
  }
}
