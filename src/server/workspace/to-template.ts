import type { TemplateRow } from '#db/queries/health/questionnaire-templates.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Template } from '#lib/workspace/questionnaires-schemas.ts'

/** A template as its owner reads it. */
export const toTemplate = ({ updatedAt, ...row }: TemplateRow): Template => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
})

/** The refusal of a second template of one title. */
export const titleTaken = (cause?: unknown) =>
  new AppError('CONFLICT', 'there is one of this title', { fields: { title: 'taken' }, cause })
