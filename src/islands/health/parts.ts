import type { ComponentType } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Messages } from '#lib/i18n/t.ts'
import { partOf } from './kit/part.tsx'
import type { TabName } from './kit/use-tab.ts'
import * as chart from './chart/texts.ts'
import * as authorizations from './sharing/texts.ts'
import * as history from './professional-history/texts.ts'
import * as questionnaires from './questionnaires/texts.ts'
import * as profile from './profile/texts.ts'
import * as records from './records/texts.ts'
import * as register from './register/texts.ts'

/** The chart, the questionnaires, and the parts of the tabs, each loaded when it is first shown. */
export function partsOf(
  locale: Locale,
): Record<TabName | 'chart' | 'questionnaires', ComponentType> {
  const part = <M extends Messages>(load: Parameters<typeof partOf<M>>[0]) => partOf(load, locale)
  return {
    chart: part(() => ({
      part: import('./chart/chart-part.tsx').then((module) => module.ChartPart),
      texts: chart.loadTexts(locale),
    })),
    questionnaires: part(() => ({
      part: import('./questionnaires/questionnaires-part.tsx').then(
        (module) => module.QuestionnairesPart,
      ),
      texts: questionnaires.loadTexts(locale),
    })),
    profile: part(() => ({
      part: import('./profile/profile-part.tsx').then((module) => module.ProfilePart),
      texts: profile.loadTexts(locale),
    })),
    data: part(() => ({
      part: import('./register/register-part.tsx').then((module) => module.RegisterPart),
      texts: register.loadTexts(locale),
    })),
    records: part(() => ({
      part: import('./records/records-part.tsx').then((module) => module.RecordsPart),
      texts: records.loadTexts(locale),
    })),
    'professional-history': part(() => ({
      part: import('./professional-history/history-part.tsx').then((module) => module.HistoryPart),
      texts: history.loadTexts(locale),
    })),
    authorizations: part(() => ({
      part: import('./sharing/authorizations-part.tsx').then((module) => module.AuthorizationsPart),
      texts: authorizations.loadTexts(locale),
    })),
  }
}
