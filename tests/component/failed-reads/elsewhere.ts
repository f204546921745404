import { downloadAudit } from '#lib/admin/audit-calls.ts'
import { downloadProfessionals } from '#lib/admin/professionals-calls.ts'
import { downloadUsers } from '#lib/admin/users-calls.ts'
import { getProof } from '#lib/admin/verifications-calls.ts'
import * as articles from '#lib/articles/calls.ts'
import { getPicture } from '#lib/articles/pictures-calls.ts'
import { getAvatar } from '#lib/avatars/calls.ts'
import { downloadCsv } from '#lib/health/calls.ts'
import type { Call } from '#lib/http/contract.ts'
import { getMyReview } from '#lib/reviews/calls.ts'
import { search } from '#lib/search/calls.ts'
import * as sharePictures from '#lib/share-pictures/calls.ts'
import { getStatus } from '#lib/status/calls.ts'
import { getOwnProof } from '#lib/verifications/calls.ts'
import { listVideos } from '#lib/videos/calls.ts'

/** Files that a press saves: `tests/component/admin/download.test.tsx` and `tests/e2e/verification.spec.ts`. */
const FILES = [
  downloadAudit,
  downloadProfessionals,
  downloadUsers,
  downloadCsv,
  getProof,
  getOwnProof,
]

/** Pictures, of which the browser shows that they failed. */
const PICTURES = [getPicture, getAvatar, ...Object.values(sharePictures)]

/** Asked by others than the screens of the site. */
const OTHERS = [articles.getArticle, articles.listArticles, search, getStatus, listVideos]

/** Unknown, it is as if nothing was written: the server says otherwise when one writes. */
const UNKNOWN = [getMyReview]

/** Reads that no part of a screen shows. */
export const ELSEWHERE: readonly Call[] = [...FILES, ...PICTURES, ...OTHERS, ...UNKNOWN]
