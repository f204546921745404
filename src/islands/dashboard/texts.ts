import type { WorkspaceTexts } from '#islands/workspace/texts.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of the first screen; each tab brings its own. */
export type DashboardTexts = WorkspaceTexts & Pick<Texts, 'dashboard' | 'objectives' | 'paging'>
export type DashboardT = Translate<DashboardTexts>
