import { expect, type APIRequestContext } from '@playwright/test'
import type {
  ListResponse,
  ProfessionalCard,
  ProfessionalProfile,
  ReviewsResponse,
} from '#lib/professionals/contract.ts'
import { profilePath, videoPath } from '#lib/site/routes.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import type { VideosResponse } from '#lib/videos/contract.ts'

async function get<T>(request: APIRequestContext, url: string): Promise<T> {
  const response = await request.get(url)
  expect(response.status(), url).toBe(200)
  return (await response.json()) as T
}

/** The API's response for the filters of a list, written as in its URL. */
export function apiList(
  request: APIRequestContext,
  type: ProfessionalType,
  query = '',
): Promise<ListResponse> {
  return get(request, `/api/professionals?professional=${type}&top10=true&${query}`)
}

/** All professionals of a profession, in list order. */
export async function everybody(
  request: APIRequestContext,
  type: ProfessionalType,
): Promise<ProfessionalCard[]> {
  const { items, total, pageSize } = await apiList(request, type)
  const last = Math.ceil(total / pageSize)
  for (let page = 2; page <= last; page++) {
    items.push(...(await apiList(request, type, `page=${page}`)).items)
  }
  return items
}

/** The first of a profession to match; the demo data covers every case. */
export async function somebody(
  request: APIRequestContext,
  type: ProfessionalType,
  isWanted: (professional: ProfessionalCard) => boolean = () => true,
): Promise<ProfessionalCard> {
  const found = (await everybody(request, type)).find(isWanted)
  expect(found, 'the demo data has somebody like that').toBeDefined()
  return found!
}

export function apiProfile(request: APIRequestContext, id: string): Promise<ProfessionalProfile> {
  return get(request, `/api/professionals/${id}`)
}

/** The first of a profession whose profile matches. */
export async function somebodyWith(
  request: APIRequestContext,
  type: ProfessionalType,
  isWanted: (profile: ProfessionalProfile) => boolean,
): Promise<ProfessionalProfile> {
  for (const { id } of await everybody(request, type)) {
    const response = await request.get(`/api/professionals/${id}`)
    // Made by another test, and deleted meanwhile.
    if (response.status() === 404) continue
    expect(response.status(), id).toBe(200)
    const profile = (await response.json()) as ProfessionalProfile
    if (isWanted(profile)) return profile
  }
  throw new Error(`The demo data has no ${type} like that`)
}

export function apiReviews(
  request: APIRequestContext,
  id: string,
  page: number,
): Promise<ReviewsResponse> {
  return get(request, `/api/professionals/${id}/reviews?page=${page}`)
}

/** The path of the best-ranked of a profession, without locale. */
export async function aProfilePath(
  request: APIRequestContext,
  type: ProfessionalType,
): Promise<string> {
  return profilePath(type, (await somebody(request, type)).id)
}

/** The API's response for the filters of the video library, written as in its URL. */
export function apiVideos(request: APIRequestContext, query = ''): Promise<VideosResponse> {
  return get(request, `/api/videos?${query}`)
}

/** The path of an exercise video that belongs in a plan, without locale. */
export async function aVideoPath(request: APIRequestContext): Promise<string> {
  const { items } = await apiVideos(request, 'section=upper_body&professional=physiotherapist')
  return videoPath(items.find(({ needsGuidance }) => needsGuidance)!.id)
}
