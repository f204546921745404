import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { marketFigures } from '#db/queries/figures.ts'
import { listSitemapPage } from '#db/queries/sitemap.ts'
import { professionals, users } from '#db/schema/index.ts'
import professionalsApi from '#functions/professionals.ts'
import reviewsApi from '#functions/reviews.ts'
import type { ProfessionalId } from '#lib/ids.ts'
import type { ListResponse } from '#lib/professionals/schemas.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { getProfilePage } from '#server/professionals/get-profile-page.ts'
import { signUpForm, post } from './account-api.ts'
import { callFunction } from './call-function.ts'

/** A professional who has just signed up; first names are unique. */
export async function newcomer(db: Database, type: ProfessionalType) {
  const firstName = `N${crypto.randomUUID().slice(0, 8)}`
  const form = signUpForm(type, { firstName, participateRanking: true })
  await post('/sign-up', form)
  const [row] = await db
    .select({ id: professionals.id })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(eq(users.email, form.email))
  return { id: row!.id, type, firstName, email: form.email }
}

type Somebody = { id: ProfessionalId; type: ProfessionalType; firstName: string }

/** Whether a professional appears in each public place, with the counts of each. */
export async function traces(db: Database, { id, type, firstName }: Somebody) {
  const call = (path: string, api = professionalsApi) =>
    callFunction(api, `/api/professionals${path}`)
  const list = async (filters: string) => {
    const response = await call(`?professional=${type}&top10=true${filters}`)
    const { items, top10, total } = (await response.json()) as ListResponse
    const has = (cards: readonly { id: ProfessionalId }[] = []) => cards.some((it) => it.id === id)
    return { listed: has(items), best: has(top10), total }
  }
  const [profile, reviews, page, sitemap, figures] = await Promise.all([
    call(`/${id}`).then(({ status }) => status),
    call(`/${id}/reviews`, reviewsApi).then(({ status }) => status),
    getProfilePage({ db }, { type, id, reviewsPage: 1 }).then(
      () => 'found',
      (error: unknown) => (error as { code: string }).code,
    ),
    listSitemapPage(db, 1, 100),
    marketFigures(db),
  ])
  return {
    profile,
    reviews,
    page,
    all: await list(''),
    inCountry: await list('&country=ES'),
    inCity: await list('&country=ES&city=es-valencia'),
    bySpecialty: await list(`&sort=rating&modality=both`),
    byText: await list(`&q=${firstName}`),
    inSitemap: sitemap.some((it) => it.id === id),
    sitemap: sitemap.length,
    figures,
  }
}
