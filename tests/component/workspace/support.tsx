import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { Clients } from '#islands/clients/clients.tsx'
import { FLAGS } from '#lib/health/flags.ts'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import { TEXTS } from '#lib/i18n/texts.ts'
import { AuthorizationId } from '#lib/ids.ts'
import { PATHS } from '#lib/site/routes.ts'
import * as workspace from '#lib/workspace/calls.ts'
import * as workspaceSchemas from '#lib/workspace/schemas.ts'
import { textsOf } from '#tests/e2e/support/texts.ts'
import { answer, ok } from '../support/api.ts'
import { mount } from '../support/mount.tsx'

/** Texts of the workspace, in Spanish. */
export const t = textsOf('es')

/** An id for the n-th of its kind. */
export const idOf = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

type GivenClient = Partial<Omit<workspaceSchemas.Client, 'id'>> & { number?: number }

/** A client who shares everything for good, and for whom nothing waits. */
export const clientOf = ({ number = 1, ...given }: GivenClient = {}): workspaceSchemas.Client => ({
  id: AuthorizationId.parse(idOf(number)),
  name: 'Nora Salas',
  avatarUrl: null,
  since: '2026-10-01T08:00:00.000Z',
  expiresOn: null,
  shown: [...FLAGS],
  unread: 0,
  priority: null,
  change: null,
  waitingSince: null,
  facts: null,
  ...given,
})

/** As the server compares names: case and accents do not matter. */
export const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

type Lists = { active?: workspaceSchemas.Client[]; pending?: workspaceSchemas.Client[] }

/** Answers with lists of clients: pages, names that are looked for, one alone. Their order is the server's, or by name. */
export function answerClients({ active = [], pending = [] }: Lists): void {
  const { CLIENTS_PAGE: pageSize } = workspaceSchemas
  answer(workspace.listClients, ({ query }) => {
    const number = Number(query['page'] ?? 1)
    const all = (query['state'] === 'pending' ? pending : active).filter(({ id, name }) =>
      query['client']
        ? id === query['client']
        : plain(name ?? '').includes(plain(query['q'] ?? '')),
    )
    const items =
      query['sort'] === 'name' ? all.toSorted((a, b) => a.name!.localeCompare(b.name!)) : all
    return ok({
      items: items.slice((number - 1) * pageSize, number * pageSize),
      total: items.length,
      page: number,
      pageSize,
      counts: { active: active.length, pending: pending.length },
    })
  })
}

/** Draws 'Mis Clientes' at an address. */
export const openClients = (query = '', locale: Locale = 'es') =>
  mount(<Clients locale={locale} texts={TEXTS[locale]} />, {
    at: localizedPath(PATHS.clients, locale) + query,
    locale,
    signedIn: true,
  })

/** Resolves once a part can be seen. */
export const shown = (part: Locator) => expect.element(part).toBeVisible()

/** Resolves once a part is not there, or cannot be seen. */
export const gone = (part: Locator) =>
  expect.poll(() => part.elements().some((element) => element.checkVisibility())).toBe(false)

/** Resolves once there are so many. */
export const counted = (parts: Locator, count: number) =>
  expect.poll(() => parts.length).toBe(count)

/** Resolves once parts say these texts, in this order. */
export const say = (parts: Locator, texts: readonly string[]) =>
  expect.poll(() => parts.elements().map(({ textContent }) => textContent)).toEqual(texts)

/** Where the page is. */
export const address = () => location.pathname + location.search

/** What is pressed and smaller than a fingertip, without links within sentences and hidden radios. */
export const smallTargets = (within: ParentNode = document) =>
  [...within.querySelectorAll<HTMLElement>('main a, main button, main summary, dialog button')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const { width, height } = control.getBoundingClientRect()
      return width < 43.9 || height < 43.9
    })
    .map((control) => control.outerHTML.slice(0, 120))

/** As wide as the screen unless something sticks out. */
export const pageWidth = () => document.documentElement.scrollWidth
