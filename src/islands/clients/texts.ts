import type { WorkspaceTexts } from '#islands/workspace/texts.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of the page; what is opened on demand loads its own. */
export type ClientsTexts = WorkspaceTexts & Pick<Texts, 'clients' | 'paging'>
export type ClientsT = Translate<ClientsTexts>
