import type { ComponentType } from 'react'
import { partOf } from '#islands/health/kit/part.tsx'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Area } from './areas.ts'
import * as messages from './messages/texts.ts'
import * as moderation from './moderation/texts.ts'

/** The areas, each loaded with its texts when it is first opened. */
export function partsOf(locale: Locale): Partial<Record<Area, ComponentType>> {
  return {
    moderation: partOf(
      () => ({
        part: import('./moderation/part.tsx').then((module) => module.ModerationPart),
        texts: moderation.loadTexts(locale),
      }),
      locale,
    ),
    messages: partOf(
      () => ({
        part: import('./messages/part.tsx').then((module) => module.MessagesPart),
        texts: messages.loadTexts(locale),
      }),
      locale,
    ),
  }
}
