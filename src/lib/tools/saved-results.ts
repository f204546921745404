import { listFormat } from '#lib/stored/format.ts'
import { CALCULATORS, type CalculatorSlug } from './tools.ts'

/** A result stored in this browser for the health centre. Numbers in metric units, as calculated. */
export type SavedResult = {
  tool: CalculatorSlug
  /** When it was saved: ISO 8601, an instant in UTC. */
  at: string
  inputs: Record<string, string | number>
  result: Record<string, string | number>
}

/** The fragment of the tools page where all of them are listed. */
export const SAVED_RESULTS_ID = 'saved'

/** More would be a diary, which the health centre is for. */
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

const results = listFormat(1, readResult)

const newestFirst = (one: SavedResult, other: SavedResult) => other.at.localeCompare(one.at)

/** The newest first. What is broken is left out. */
export const RESULTS_FORMAT: typeof results = {
  ...results,
  read: (stored) => results.read(stored)?.toSorted(newestFirst) ?? null,
}

type Identity = Pick<SavedResult, 'tool' | 'at'>

/** The results with one more, the newest first; beyond 200 the oldest go. */
export function withResult(all: readonly SavedResult[], result: SavedResult): SavedResult[] {
  return [result, ...withoutResult(all, result)].toSorted(newestFirst).slice(0, MOST)
}

export function withoutResult(all: readonly SavedResult[], { tool, at }: Identity): SavedResult[] {
  return all.filter((other) => other.tool !== tool || other.at !== at)
}
