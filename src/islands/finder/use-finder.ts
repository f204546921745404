import { useEffect, useRef, useState } from 'react'
import {
  chooseCity,
  chooseCountry,
  chooseModality,
  chooseProfessional,
  type FinderChoice,
} from '#lib/finder/finder.ts'
import { readModality, type Modality } from '#lib/professionals/modality.ts'
import { isProfessionalType, type ProfessionalType } from '#lib/professionals/types.ts'

/** How long the page waits before it moves on to the next question, in ms. */
const SCROLL_DELAY = 100

/** The finder's form in the document; there is one on the page. */
export const FINDER_ID = 'finder'

/** What was chosen in the native controls before React arrived. */
function readForm(): FinderChoice {
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(FINDER_ID)
  if (!(form instanceof HTMLFormElement)) return {}
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  const professional = text('professional')
  return {
    professional: isProfessionalType(professional) ? professional : undefined,
    modality: readModality(text('type')),
    country: text('country') || undefined,
  }
}

/** The state of the finder, and the move to the next question after each answer. */
export function useFinder() {
  // Read while hydrating, before React touches the controls; taken over once they are React's.
  const [early] = useState(readForm)
  const [choice, setChoice] = useState<FinderChoice>({})
  const modality = useRef<HTMLFieldSetElement>(null)
  const place = useRef<HTMLFieldSetElement>(null)
  const search = useRef<HTMLDivElement>(null)
  const timer = useRef(0)

  useEffect(() => setChoice(early), [early])
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
    sections: { modality, place, search },
    onProfessional(professional: ProfessionalType) {
      setChoice((now) => chooseProfessional(now, professional))
      moveTo(modality)
    },
    onModality(value: Modality) {
      setChoice((now) => chooseModality(now, value))
      moveTo(value === 'online' ? search : place)
    },
    onCountry(country: string) {
      setChoice((now) => chooseCountry(now, country))
    },
    onCity(city: string) {
      setChoice((now) => chooseCity(now, city))
    },
  }
}
