import { itemsOf, readStored, store } from './storage.ts'
import { CALCULATORS, type CalculatorSlug } from './tools.ts'

/** A result that waits in this browser for the health centre. Numbers in metric units, as calculated. */
export type SavedResult = {
  tool: CalculatorSlug
  /** When it was saved: ISO 8601, an instant in UTC. */
  at: string
  inputs: Record<string, string | number>
  result: Record<string, string | number>
}

const KEY = 'saved-results'
const VERSION = 1
/** More would be a diary, which is what the health centre is for. */
const MOST = 200

function isRecord(value: unknown): value is Record<string, string | number> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every(
    (part) => typeof part === 'string' || (typeof part === 'number' && Number.isFinite(part)),
  )
}

function isInstant(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const date = new Date(value)
  return !Number.isNaN(date.getTime()) && date.toISOString() === value
}

function readResult(item: unknown): SavedResult | null {
  if (typeof item !== 'object' || item === null) return null
  const { tool, at, inputs, result } = item as Record<string, unknown>
  const slug = CALCULATORS.find((known) => known === tool)
  if (!slug || !isInstant(at) || !isRecord(inputs) || !isRecord(result)) return null
  return { tool: slug, at, inputs, result }
}

function allResults(): SavedResult[] {
  return itemsOf(readStored(KEY), VERSION, readResult)
}

/** What is kept in this browser of a tool, or of all, the newest first. What is broken is left out. */
export function savedResults(tool?: CalculatorSlug): SavedResult[] {
  const results = tool ? allResults().filter((result) => result.tool === tool) : allResults()
  return results.sort((one, other) => other.at.localeCompare(one.at))
}

/** Keeps a result; beyond 200 the oldest go. Gives false when the browser keeps nothing. */
export function saveResult(result: SavedResult): boolean {
  const others = savedResults().filter((other) => !isSame(other, result))
  return store(KEY, { version: VERSION, items: [result, ...others].slice(0, MOST) })
}

/** Removes a result. Gives false when the browser changes nothing. */
export function deleteSavedResult(result: Pick<SavedResult, 'tool' | 'at'>): boolean {
  const items = savedResults().filter((other) => !isSame(other, result))
  return store(KEY, { version: VERSION, items })
}

function isSame(one: Pick<SavedResult, 'tool' | 'at'>, other: Pick<SavedResult, 'tool' | 'at'>) {
  return one.tool === other.tool && one.at === other.at
}
