import { localDay } from '#lib/timers/days.ts'
import { isHealthTool, type HealthTool } from '#lib/tools/health-tools.ts'
import type { SavedResult } from '#lib/tools/saved-results.ts'
import { MEASURED, type MeasuredName } from './measures.ts'
import { roundStored } from './quantities.ts'

/** The values of a record, in stored units. */
export type ToolValues = Partial<Record<MeasuredName, number>>

/** What a calculator left, as a record that could be saved. */
export type ToolRecord = {
  tool: HealthTool
  /** When it was calculated: with `tool`, which saved result it is. */
  at: string
  /** The day of that, where the person is. */
  recordDate: string
  values: ToolValues
}

type Names = Readonly<Record<string, MeasuredName>>

/** What the inputs and results of each calculator are called here. */
const KEPT: Record<HealthTool, { inputs: Names; result?: Names }> = {
  bmi: { inputs: { weight: 'weight', height: 'height' } },
  'energy-need': { inputs: { weight: 'weight', height: 'height' } },
  'waist-to-height': { inputs: { waist: 'waistCircumference', height: 'height' } },
  'heart-rate-zones': { inputs: { resting: 'restingHeartRate' } },
  'body-fat': {
    inputs: { waist: 'waistCircumference', hip: 'hipCircumference', height: 'height' },
    result: { percent: 'bodyFatPercentage' },
  },
}

/**
 * A saved result as a record.
 *
 * @returns null for a calculator that leaves nothing for a record, and for a result without a value that one may hold:
 *   calculators have wider limits
 */
export function recordOfResult({ tool, at, inputs, result }: SavedResult): ToolRecord | null {
  if (!isHealthTool(tool)) return null
  const kept = KEPT[tool]
  const values = { ...valuesOf(inputs, kept.inputs), ...valuesOf(result, kept.result ?? {}) }
  // A height alone is no news: it comes with every result.
  if (Object.keys(values).every((name) => name === 'height')) return null
  return { tool, at, recordDate: localDay(new Date(at)), values }
}

/** Those of a list, in its order. */
export function recordsOfResults(results: readonly SavedResult[]): ToolRecord[] {
  return results.flatMap((result) => recordOfResult(result) ?? [])
}

function valuesOf(from: SavedResult['inputs'], names: Names): ToolValues {
  const entries = Object.entries(names).flatMap(([key, name]): [MeasuredName, number][] => {
    const value = from[key]
    if (typeof value !== 'number') return []
    const [least, most] = MEASURED[name].possible
    return value >= least && value <= most ? [[name, roundStored(value)]] : []
  })
  return Object.fromEntries(entries)
}
