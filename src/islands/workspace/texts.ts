import type { GuardTexts } from '#islands/guard/session-ended.tsx'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts that every screen of a professional's workspace has. */
export type WorkspaceTexts = GuardTexts & Pick<Texts, 'workspace'>
export type WorkspaceT = Translate<WorkspaceTexts>
