import type { Locale } from '#lib/i18n/locales.ts'
import type { CalculatorSlug } from '#lib/tools/tools.ts'

export type Example = {
  source: string
  tool: CalculatorSlug
  typed: Record<string, string>
  chosen?: Record<string, string>
  units?: Record<string, string>
  /** Texts contained in the result, in Spanish and in English. */
  result: Record<Locale, string[]>
}

/** Published results for the same input. */
export const EXAMPLES: Example[] = [
  {
    source: 'CDC',
    tool: 'bmi',
    typed: { height: '165', weight: '68' },
    result: { es: ['25,0', 'Sobrepeso'], en: ['25.0', 'Overweight'] },
  },
  {
    source: 'Wikipedia',
    tool: 'heart-rate-zones',
    typed: { age: '40', resting: '70' },
    result: { es: ['180', '125–135', '169–180'], en: ['180', '125–135', '169–180'] },
  },
  {
    source: 'freeonlinecal.com',
    tool: 'one-rep-max',
    typed: { weight: '100', repetitions: '5' },
    result: { es: ['112,5', '116,7'], en: ['112.5', '116.7'] },
  },
  {
    source: 'ntro.it.com',
    tool: 'energy-need',
    typed: { age: '30', height: '180', weight: '80' },
    chosen: { sex: 'male', activity: 'moderate' },
    result: { es: ['1780', '2759'], en: ['1,780', '2,759'] },
  },
  {
    source: 'NICE',
    tool: 'waist-to-height',
    typed: { waist: '36', height: "5'10" },
    units: { length: 'in' },
    result: { es: ['0,51', 'Riesgo aumentado'], en: ['0.51', 'Increased risk'] },
  },
  {
    source: 'MotionsPlan',
    tool: 'body-fat',
    typed: { height: '181', neck: '30', waist: '90', hip: '100' },
    chosen: { sex: 'female' },
    result: { es: ['33,8', 'Alta'], en: ['33.8', 'High'] },
  },
  {
    source: 'dangelo.app',
    tool: 'running-pace',
    typed: { distance: '42.195', time: '3.30.00' },
    result: { es: ['4:59', '24:53', '3:29:02'], en: ['4:59', '24:53', '3:29:02'] },
  },
]
