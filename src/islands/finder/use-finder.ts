import { useLayoutEffect, useRef, useState } from 'react'
import {
  chooseCity,
  chooseCountry,
  chooseModality,
  chooseNeed,
  chooseProfessional,
  type FinderChoice,
} from '#lib/finder/finder.ts'
import { readModality, type Modality } from '#lib/professionals/modality.ts'
import { isProfessionalType, type ProfessionalType } from '#lib/professionals/types.ts'
import { $finderChoice } from '#stores/finder-choice.ts'

/** The id of the finder's form; one per page. */
export const FINDER_ID = 'finder'

/** The id of the element that the answer is shown in. */
export const ANSWER_ID = 'finder-answer'

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
    need: text('q') || undefined,
  }
  // By the same rules as later: a country selected before "online" must not be sent unseen.
  return modality ? chooseModality(choice, modality) : choice
}

/** The state of the finder, which its tab keeps. `next-question.client.ts` scrolls to the next question. */
export function useFinder() {
  const [choice, setChoice] = useState<FinderChoice>({})
  const form = useRef<HTMLFormElement>(null)

  // Hydration keeps the state of the native controls. They are read in a layout effect, in the same task as the
  // hydration, so that no change is lost in between.
  useLayoutEffect(() => {
    if (form.current) setChoice(withKept(readForm(form.current)))
  }, [])

  const change = (next: FinderChoice) => {
    setChoice(next)
    $finderChoice.set(next)
  }
  return {
    choice,
    form,
    onProfessional(professional: ProfessionalType) {
      change(chooseProfessional(choice, professional))
    },
    onModality(value: Modality) {
      change(chooseModality(choice, value))
    },
    onCountry(country: string) {
      change(chooseCountry(choice, country))
    },
    onCity(city: string) {
      change(chooseCity(choice, city))
    },
    onNeed(need: string) {
      change(chooseNeed(choice, need))
    },
  }
}

/**
 * The choice of the form, completed by what the tab keeps where that says nothing else: a browser that comes back restores
 * the controls of the page, but not a city that was loaded later, and some restore nothing.
 */
function withKept(choice: FinderChoice): FinderChoice {
  const old = $finderChoice.get()
  const says = (name: keyof FinderChoice) =>
    choice[name] === undefined || choice[name] === old[name]
  const isKept = says('professional') && says('modality') && says('country') && says('need')
  if (!isKept) $finderChoice.set(choice)
  return isKept ? old : choice
}
