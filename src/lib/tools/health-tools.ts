import type { CalculatorSlug } from './tools.ts'

/** The calculators whose inputs or results a record of the health centre holds (`src/lib/health/from-tools.ts`). */
export const HEALTH_TOOLS = [
  'bmi',
  'energy-need',
  'waist-to-height',
  'heart-rate-zones',
  'body-fat',
] as const satisfies readonly CalculatorSlug[]
export type HealthTool = (typeof HEALTH_TOOLS)[number]

export function isHealthTool(tool: CalculatorSlug): tool is HealthTool {
  return (HEALTH_TOOLS as readonly string[]).includes(tool)
}
