import {
  countContactsOfMonth,
  countMails,
  countMonths,
  countProfessionals,
  countUsersByRole,
  findMetricDays,
} from '#db/queries/admin/metrics.ts'
import { ROLES } from '#lib/accounts/roles.ts'
import type { Metrics } from '#lib/admin/metrics-schemas.ts'
import { LOCALES } from '#lib/i18n/locales.ts'
import { PROFESSIONAL_TYPES } from '#lib/professionals/types.ts'
import { listPlaces } from '#server/articles/list-places.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { getWeekly } from './get-weekly.ts'

type Db = Dependencies['db']

/** The figures of the admin area. */
export async function getMetrics({ db }: Pick<Dependencies, 'db'>): Promise<Metrics> {
  const [days, users, professionals, articles, contactsThisMonth, months, weekly, mail] =
    await Promise.all([
      findMetricDays(db),
      getUsers(db),
      getProfessionals(db),
      countArticles(db),
      countContactsOfMonth(db),
      getMonths(db),
      getWeekly(db),
      countMails(db),
    ])
  return { ...days, users, professionals, articles, contactsThisMonth, months, weekly, mail }
}

async function getUsers(db: Db): Promise<Metrics['users']> {
  const counts = new Map((await countUsersByRole(db)).map(({ role, count }) => [role, count]))
  return Object.fromEntries(ROLES.map((role) => [role, counts.get(role) ?? 0])) as Metrics['users']
}

async function getProfessionals(db: Db): Promise<Metrics['professionals']> {
  const rows = new Map((await countProfessionals(db)).map(({ type, ...row }) => [type, row]))
  return Object.fromEntries(
    PROFESSIONAL_TYPES.map((type) => [type, rows.get(type) ?? { count: 0, rating: null }]),
  ) as Metrics['professionals']
}

/** What visitors can read: of content files and of the database, in both languages. */
async function countArticles(db: Db): Promise<number> {
  const lists = await Promise.all(LOCALES.map((locale) => listPlaces(db, { locale, limit: 1 })))
  return lists.reduce((sum, { total }) => sum + total, 0)
}

async function getMonths(db: Db): Promise<Metrics['months']> {
  const { now, before } = await countMonths(db)
  if (now.days === 0) return null
  return {
    contacts: { now: now.contacts, before: before.contacts },
    reviews: { now: now.reviews, before: before.reviews },
  }
}
