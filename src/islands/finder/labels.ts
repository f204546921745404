import type { Modality } from '#lib/professionals/modality.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'

/** Keys of the texts that change with the profession: nobody sees a physiotherapist "at the gym". */
export const MODALITY_LABEL = {
  trainer: {
    'in-person': 'home.finder.modality.inPerson',
    online: 'home.finder.modality.online',
    both: 'home.finder.modality.both',
  },
  nutritionist: {
    'in-person': 'home.finder.modality.nutritionistInPerson',
    online: 'home.finder.modality.nutritionistOnline',
    both: 'home.finder.modality.nutritionistBoth',
  },
  physiotherapist: {
    'in-person': 'home.finder.modality.physiotherapistInPerson',
    online: 'home.finder.modality.physiotherapistOnline',
    both: 'home.finder.modality.physiotherapistBoth',
  },
} as const satisfies Record<ProfessionalType, Record<Modality, string>>

export const SAY_PROFESSIONAL = {
  trainer: 'home.finder.say.trainer',
  nutritionist: 'home.finder.say.nutritionist',
  physiotherapist: 'home.finder.say.physiotherapist',
} as const satisfies Record<ProfessionalType, string>

export const SAY_MODALITY = {
  trainer: {
    'in-person': 'home.finder.say.trainerInPerson',
    online: 'home.finder.say.trainerOnline',
    both: 'home.finder.say.trainerBoth',
  },
  nutritionist: {
    'in-person': 'home.finder.say.nutritionistInPerson',
    online: 'home.finder.say.nutritionistOnline',
    both: 'home.finder.say.nutritionistBoth',
  },
  physiotherapist: {
    'in-person': 'home.finder.say.physiotherapistInPerson',
    online: 'home.finder.say.physiotherapistOnline',
    both: 'home.finder.say.physiotherapistBoth',
  },
} as const satisfies Record<ProfessionalType, Record<Modality, string>>

export const SEARCH_LABEL = {
  trainer: 'home.finder.searchTrainer',
  nutritionist: 'home.finder.searchNutritionist',
  physiotherapist: 'home.finder.searchPhysiotherapist',
} as const satisfies Record<ProfessionalType, string>
