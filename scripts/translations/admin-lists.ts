import { SAVE_STATES } from '../../src/client/editing/use-autosave.ts'
import { AREAS } from '../../src/islands/admin/areas.ts'
import {
  PICTURE_PROBLEMS,
  TOOLS as EDITOR_TOOLS,
  VIEWS,
} from '../../src/islands/admin/articles/editor/lists.ts'
import { MAIL_STATES } from '../../src/islands/admin/metrics/mail-states.ts'
import { RANGES } from '../../src/islands/admin/metrics/ranges.ts'
import { EMPTY } from '../../src/islands/admin/videos/form.ts'
import { ROLES } from '../../src/lib/accounts/roles.ts'
import { ADMIN_ACTS } from '../../src/lib/admin/acts.ts'
import { EDIT_FIELDS } from '../../src/lib/admin/articles/edit-fields.ts'
import { EDITION_COUNTS } from '../../src/lib/admin/newsletter/edition.ts'
import { ROLE_PROBLEMS, USER_STATES } from '../../src/lib/admin/users-schemas.ts'
import { ACTIVE } from '../../src/lib/admin/videos-schemas.ts'
import { ARTICLE_STATES } from '../../src/lib/articles/state.ts'
import { ARTICLE_TOPICS } from '../../src/lib/articles/topics.ts'
import { READABLE_KINDS } from '../../src/lib/audit/kinds.ts'
import { LOCALES } from '../../src/lib/i18n/locales.ts'
import { EDITION_STATES } from '../../src/lib/newsletter/edition-states.ts'
import { PROFESSIONAL_TYPES } from '../../src/lib/professionals/types.ts'
import {
  END_CAUSES,
  VERIFICATION_CHECKS,
  VERIFICATION_STATES,
} from '../../src/lib/verifications/values.ts'

/** The lists of texts of the admin area (`VALUE_LISTS`). */
export const ADMIN_LISTS: Readonly<Record<string, readonly string[]>> = {
  'admin.area.*': AREAS,
  'adminArticles.editor.*': VIEWS,
  'adminArticles.locale.*': LOCALES,
  'adminArticles.picture.problem.*': PICTURE_PROBLEMS,
  'adminArticles.stale.fields.*': EDIT_FIELDS,
  'adminArticles.state.*': ARTICLE_STATES,
  'adminArticles.tags.*': ARTICLE_TOPICS,
  'adminArticles.toolbar.*': EDITOR_TOOLS,
  'adminAudit.act.*': ADMIN_ACTS,
  'adminAudit.kind.of.*': READABLE_KINDS,
  'adminMetrics.change.days.*': ['same', 'all'],
  'adminMetrics.mail.*': MAIL_STATES,
  'adminMetrics.range.weeks*': RANGES,
  'adminMetrics.role.*': ROLES,
  'adminNewsletter.compose.*': LOCALES,
  'adminNewsletter.count.*': EDITION_COUNTS,
  'adminNewsletter.language.*': LOCALES,
  'adminNewsletter.state.*': EDITION_STATES,
  'adminProfessionals.create.*': [
    ...['done', 'doneOther', 'failed', 'failedOther', 'taken', 'unknown'],
  ],
  'adminProfessionals.create.languages.*': LOCALES,
  'adminProfessionals.profession.of.*': PROFESSIONAL_TYPES,
  'adminProfessionals.public.*': ['yes', 'no'],
  'adminProfessionals.verified.*': ['yes', 'no'],
  'adminUsers.*': ['disable', 'enable'],
  'adminUsers.changeRole.problem.*': ROLE_PROBLEMS,
  'adminUsers.role.of.*': ROLES,
  'adminUsers.state.of.*': USER_STATES,
  'adminVerifications.*': ['tells', 'missing'],
  'adminVerifications.check.of.*': VERIFICATION_CHECKS,
  'adminVerifications.detail.*': ['documentGone', 'noDocument', 'pdf', 'picture'],
  'adminVerifications.end.*': END_CAUSES,
  'adminVerifications.state.of.*': VERIFICATION_STATES,
  'adminVerifications.type.*': PROFESSIONAL_TYPES,
  'adminVideos.field.*': Object.keys(EMPTY).map((field) => field.split('.')[0]!),
  'adminVideos.help.*': ['needsGuidance', 'isActive'],
  'adminVideos.in.*': LOCALES,
  'adminVideos.language.*': [...LOCALES, 'none'],
  'adminVideos.state.*': ACTIVE,
  'editing.state.*': SAVE_STATES,
}
