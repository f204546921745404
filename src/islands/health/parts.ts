import type { ComponentType } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import { partOf } from './kit/part.tsx'
import type { TabName } from './kit/use-tab.ts'
import * as chart from './chart/texts.ts'
import * as authorizations from './sharing/texts.ts'
import * as history from './professional-history/texts.ts'
import * as profile from './profile/texts.ts'
import * as records from './records/texts.ts'
import * as register from './register/texts.ts'

/** The chart, and the parts of the tabs, each loaded when it is first shown. */
export function partsOf(locale: Locale): Record<TabName | 'chart', ComponentType> {
  return {
    chart: partOf(
      () => ({
        part: import('./chart/chart-part.tsx').then((module) => module.ChartPart),
        texts: chart.loadTexts(locale),
      }),
      locale,
    ),
    profile: partOf(
      () => ({
        part: import('./profile/profile-part.tsx').then((module) => module.ProfilePart),
        texts: profile.loadTexts(locale),
      }),
      locale,
    ),
    data: partOf(
      () => ({
        part: import('./register/register-part.tsx').then((module) => module.RegisterPart),
        texts: register.loadTexts(locale),
      }),
      locale,
    ),
    records: partOf(
      () => ({
        part: import('./records/records-part.tsx').then((module) => module.RecordsPart),
        texts: records.loadTexts(locale),
      }),
      locale,
    ),
    'professional-history': partOf(
      () => ({
        part: import('./professional-history/history-part.tsx').then(
          (module) => module.HistoryPart,
        ),
        texts: history.loadTexts(locale),
      }),
      locale,
    ),
    authorizations: partOf(
      () => ({
        part: import('./sharing/authorizations-part.tsx').then(
          (module) => module.AuthorizationsPart,
        ),
        texts: authorizations.loadTexts(locale),
      }),
      locale,
    ),
  }
}
