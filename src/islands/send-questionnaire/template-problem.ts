import type { CallFailed } from '#client/data/call-failed.ts'
import { fieldText } from '#client/field-text.ts'
import type { T } from '#lib/i18n/t.ts'
import { TEMPLATES_MAX } from '#lib/workspace/questionnaires-schemas.ts'

/** Why a template was not saved. */
export function templateProblem(
  { code, fields }: CallFailed,
  t: T<'fields' | 'sendQuestionnaire'>,
): string {
  if (code === 'CONFLICT' && fields['title']) return t('sendQuestionnaire.templates.taken')
  if (code === 'CONFLICT' && fields['questions']) {
    return t('sendQuestionnaire.templates.tooMany', { max: TEMPLATES_MAX })
  }
  return fieldText(t, fields['title']) ?? t('sendQuestionnaire.templates.notSaved')
}
