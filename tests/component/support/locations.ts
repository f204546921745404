import { LOCATIONS_PATH, type Locations } from '#lib/locations/schemas.ts'
import { answerAt } from './api.ts'

const LOCATIONS: Locations = {
  countries: [
    {
      id: 'ES',
      name: 'España',
      states: [
        { id: 'es-vc', name: 'Valencia', cities: [{ id: 'es-valencia', name: 'Valencia' }] },
      ],
    },
  ],
}

/** Answers with a few places, for forms that ask for a city. */
export const answerLocations = () => answerAt('GET', LOCATIONS_PATH, LOCATIONS)
