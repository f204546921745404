import type { FieldTexts } from '#client/field-text.ts'
import type { WorkspaceTexts } from '#islands/workspace/texts.ts'
import type { Texts } from '#lib/i18n/namespaces.ts'
import type { Translate } from '#lib/i18n/t.ts'

/** The texts of the frame and its kit; each area brings its own. */
export type AdminTexts = WorkspaceTexts & FieldTexts & Pick<Texts, 'admin'>
export type AdminT = Translate<AdminTexts>
