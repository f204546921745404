import type { HealthHistory, HistoryVersion } from '#lib/health/history.ts'
import type { HealthRecord } from '#lib/health/record.ts'
import type { Settings } from '#lib/health/settings.ts'
import type { Overview } from '#lib/health/schemas.ts'
import type { Questionnaire } from '#lib/questionnaires/schemas.ts'
import type {
  AccessEntry,
  Authorization,
  FoundProfessional,
  Receipt,
} from '#lib/sharing/schemas.ts'

/** A demonstration's own data: what the database is for the live centre. Lives as long as the page. */
export type DemoState = {
  person: Overview['person']
  settings: Settings
  /** Newest first. */
  records: HealthRecord[]
  history: Omit<HealthHistory, 'weight' | 'height' | 'bmi' | 'age'>
  versions: HistoryVersion[]
  authorizations: Authorization[]
  receipts: Receipt[]
  access: AccessEntry[]
  questionnaires: Questionnaire[]
  /** Whom a search finds, besides those of the authorizations. */
  others: { email: string; found: FoundProfessional }[]
  /** The records of the last import, which it can undo. */
  imports: Map<string, readonly string[]>
}
