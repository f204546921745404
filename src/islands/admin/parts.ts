import type { ComponentType } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Area } from './areas.ts'

/** The areas, each loaded with its texts when it is first opened. */
export function partsOf(_locale: Locale): Partial<Record<Area, ComponentType>> {
  return {}
}
