import { page } from 'vitest/browser'
import { t } from './support.tsx'

/** 'Mis Clientes'. */
export const clients = () => ({
  tab: (state: 'active' | 'pending', count: number) =>
    page.getByRole('tab', { name: t(`clients.tabs.${state}`, { count }) }),
  /** The names of the cards, in their order. */
  names: page.getByRole('tabpanel').getByRole('heading', { level: 2 }),
  card: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
  search: page.getByRole('searchbox', { name: t('clients.search.label') }),
  sort: page.getByRole('combobox', { name: t('clients.sort.label') }),
  view: (view: 'records' | 'history', name: string) =>
    page.getByRole('link', {
      name: t('clients.card.of', { action: t(`clients.card.${view}`), name }),
    }),
  sheet: page.getByRole('table'),
  invite: page.getByRole('button', { name: t('clients.invite.open') }),
})
