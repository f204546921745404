import type { Locator, Page } from '@playwright/test'
import { uuidOf } from '#db/seed/random.ts'
import { TABS as DASHBOARD_TABS } from '#islands/dashboard/address.ts'
import { TABS, type TabName } from '#islands/health/kit/address.ts'
import type { Role } from '#lib/accounts/roles.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { textsOf } from '../texts.ts'
import type { Stop } from './walk.ts'

/** Who shares with the demo physiotherapist. */
const CLIENT = uuidOf('share:active')

/** Something moves while the data comes. */
const MOVES = { except: ['layout shift'] } satisfies Partial<Stop>
/** The same, and with large text it is too wide for a phone. */
const MOVES_WIDE = { except: ['layout shift', 'large text'] } satisfies Partial<Stop>

/** The pages that are one person's own, in parts of about the same length. */
export function ownStops(locale: Locale) {
  const t = textsOf(locale)
  const own = (of: Role, path: string, ready: (page: Page) => Locator): Stop => ({
    name: `${path} of ${of}`,
    path: () => Promise.resolve(path),
    ready,
    of,
  })
  const { profile, profileData, profileSecurity, profilePrivacy } = PATHS
  const account = (role: Role) =>
    [profile, profileData, profileSecurity, profilePrivacy].map((path): Stop => {
      const parts = (page: Page) => page.getByRole('navigation', { name: t('account.parts') })
      return { ...own(role, path, parts), ...(path === profilePrivacy && MOVES) }
    })
  const health = (query: string, rest: Partial<Stop> = {}): Stop => ({
    ...own('athlete', PATHS.health + query, (page) =>
      page.getByRole('tablist', { name: t('health.tabs.label') }),
    ),
    ...rest,
  })
  const isWide = (tab: TabName) => tab === 'data' || tab === 'authorizations'
  return {
    account: [...account('athlete'), ...account('trainer')],
    health: [
      health(''),
      health('?chart=bloodPressure', {
        ready: (page) => page.getByRole('heading', { name: t('health.measure.bloodPressure') }),
      }),
      ...TABS.map((tab) => health(`?tab=${tab}`, isWide(tab) ? MOVES_WIDE : MOVES)),
    ],
    work: [
      own('physiotherapist', PATHS.clients, (page) =>
        page.getByRole('tablist', { name: t('clients.tabs.label') }),
      ),
      {
        ...own('physiotherapist', `${PATHS.clients}?client=${CLIENT}`, (page) =>
          page.getByRole('region', { name: t('clients.records.values') }),
        ),
        ...MOVES,
      },
      ...DASHBOARD_TABS.map((tab) =>
        own('physiotherapist', `${PATHS.dashboard}?tab=${tab}`, (page) =>
          page.getByRole('tablist', { name: t('dashboard.tabs.label') }),
        ),
      ),
      ...[PATHS.admin, PATHS.adminVideos].map((path): Stop => {
        const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
        return { ...own('admin', path, heading), ...MOVES }
      }),
    ] satisfies Stop[],
  }
}
