import { listFormat } from '#lib/stored/format.ts'
import { isProfessionalType, type ProfessionalType } from '#lib/professionals/types.ts'

/** Somebody whom a visitor wants to remember. The rest is read anew: a name or a score may change. */
export type Saved = { id: string; type: ProfessionalType }

/** More is no shortlist. */
export const SHORTLIST_MAX = 12

/** As many columns as can be read side by side. */
export const COMPARED_MAX = 3

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function readSaved(item: unknown): Saved | null {
  if (typeof item !== 'object' || item === null) return null
  const { id, type } = item as Record<string, unknown>
  if (typeof id !== 'string' || !ID.test(id) || !isProfessionalType(type)) return null
  return { id, type }
}

const list = listFormat(1, readSaved)

/** The stored list, in the order of saving: each person once, and no more than fit. */
export const SHORTLIST_FORMAT: typeof list = {
  ...list,
  read: (stored) => list.read(stored)?.filter(isFirst).slice(0, SHORTLIST_MAX) ?? null,
}

const isFirst = ({ id }: Saved, at: number, all: readonly Saved[]) =>
  all.findIndex((other) => other.id === id) === at

/** The person whom a `data-save` names (`savedMark`); null for anything else. */
export function readSavedMark(mark: string | undefined): Saved | null {
  const [type, id] = mark?.split('/') ?? []
  return readSaved({ id, type })
}

export function isSaved(all: readonly Saved[], id: string): boolean {
  return all.some((saved) => saved.id === id)
}

/** The list with one more person, last; null when it is full. */
export function withSaved(all: readonly Saved[], saved: Saved): readonly Saved[] | null {
  if (isSaved(all, saved.id)) return all
  return all.length < SHORTLIST_MAX ? [...all, saved] : null
}

export function withoutSaved(all: readonly Saved[], id: string): readonly Saved[] {
  return all.filter((saved) => saved.id !== id)
}

/** Who is compared after a tick or its removal: of a fourth, the first one goes. */
export function comparedAfter(compared: readonly string[], id: string): readonly string[] {
  if (compared.includes(id)) return compared.filter((other) => other !== id)
  return [...compared, id].slice(-COMPARED_MAX)
}
