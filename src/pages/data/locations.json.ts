import type { APIRoute } from 'astro'
import { dependencies } from '#server/composition.ts'
import { getLocations } from '#server/locations/get-locations.ts'

/** Countries, regions and cities for the place selects, as one file of the build. */
export const GET: APIRoute = async () => Response.json(await getLocations(dependencies()))
