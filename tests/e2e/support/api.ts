import type {
  ListResponse,
  ProfessionalCard,
  ProfessionalProfile,
  ReviewsResponse,
} from '#lib/professionals/schemas.ts'
import { profilePath, videoPath } from '#lib/site/routes.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { VideosResponse } from '#lib/videos/schemas.ts'

/** What asks the site: Playwright's request context, or that of the tests without a browser. */
export type Requests = {
  get: (url: string) => Promise<{ status: () => number; json: () => Promise<unknown> }>
}

async function get<T>(request: Requests, url: string): Promise<T> {
  const response = await request.get(url)
  if (response.status() !== 200) throw new Error(`${url} answers ${response.status()}`)
  return (await response.json()) as T
}

/** The API's response for the filters of a list, written as in its URL. */
export function apiList(
  request: Requests,
  type: ProfessionalType,
  query = '',
): Promise<ListResponse> {
  return get(request, `/api/professionals?professional=${type}&top10=true&${query}`)
}

/** All professionals of a profession, in list order; a page of the list at a time. */
async function* listed(request: Requests, type: ProfessionalType) {
  for (let page = 1, last = 1; page <= last; page++) {
    const { items, total, pageSize } = await apiList(request, type, `page=${page}`)
    last = Math.ceil(total / pageSize)
    yield* items
  }
}

/** The same at once. */
export const everybody = (request: Requests, type: ProfessionalType): Promise<ProfessionalCard[]> =>
  Array.fromAsync(listed(request, type))

/** The first of a profession to match; the demo data covers every case. */
export async function somebody(
  request: Requests,
  type: ProfessionalType,
  isWanted: (professional: ProfessionalCard) => boolean = () => true,
): Promise<ProfessionalCard> {
  for await (const one of listed(request, type)) if (isWanted(one)) return one
  throw new Error(`The demo data has no ${type} like that`)
}

export function apiProfile(request: Requests, id: string): Promise<ProfessionalProfile> {
  return get(request, `/api/professionals/${id}`)
}

/** The first of a profession whose profile matches. */
export async function somebodyWith(
  request: Requests,
  type: ProfessionalType,
  isWanted: (profile: ProfessionalProfile) => boolean,
): Promise<ProfessionalProfile> {
  for await (const { id } of listed(request, type)) {
    const response = await request.get(`/api/professionals/${id}`)
    // Made by another test, and deleted meanwhile.
    if (response.status() === 404) continue
    if (response.status() !== 200) throw new Error(`${id} answers ${response.status()}`)
    const profile = (await response.json()) as ProfessionalProfile
    if (isWanted(profile)) return profile
  }
  throw new Error(`The demo data has no ${type} like that`)
}

export function apiReviews(request: Requests, id: string, page: number): Promise<ReviewsResponse> {
  return get(request, `/api/professionals/${id}/reviews?page=${page}`)
}

/** The path of the best-ranked of a profession, without locale. */
export async function aProfilePath(request: Requests, type: ProfessionalType): Promise<string> {
  return profilePath(type, (await somebody(request, type)).id)
}

/** The API's response for the filters of the video library, written as in its URL. */
export function apiVideos(request: Requests, query = ''): Promise<VideosResponse> {
  return get(request, `/api/videos?${query}`)
}

/** The path of an exercise video that belongs in a plan, without locale. */
export async function aVideoPath(request: Requests): Promise<string> {
  const { items } = await apiVideos(request, 'section=upper_body&professional=physiotherapist')
  return videoPath(items.find(({ needsGuidance }) => needsGuidance)!.id)
}
