import { randomUUID } from 'node:crypto'
import { localizedPath, type Locale } from '#lib/i18n/locales.ts'
import type { AppealOutcome, Decision } from '#lib/reviews/moderation.ts'
import { PATHS } from '#lib/site/routes.ts'
import { dependencies } from '#server/composition.ts'
import { getAppeal } from '#server/reviews/get-appeal.ts'
import { createAppealEndpoint } from './appeal-endpoint.ts'
import type { FormPage } from './form-page.ts'
import { linkRefused, loadByToken, type LinkFailed } from './load-by-token.ts'
import { submitForm, type Refused } from './submit-form.ts'

/** What was decided, for the page. */
type Decided = {
  token: string
  outcome: Decision
  reason: string | null
  professional: string | null
  comment: string | null
  rating: number | null
}

/** The form as it is shown: empty, or refused with what was typed. */
type Form = {
  state: 'form'
  text: string
  /** Of the next submission. */
  key: string
  problem: 'required' | 'too_long' | 'limited' | 'failed' | null
}

/** The page of the link that appeals: where to go on, the form, what became of the appeal, or why there is none. */
export type AppealPage =
  | { redirect: string }
  | ({ redirect?: never } & Decided & Form)
  | ({ redirect?: never } & Decided & {
        state: 'appealed'
        appealOutcome: AppealOutcome | null
        appealReason: string | null
      })
  | LinkFailed

/** Shows the form of an appeal, or submits it. Opening the page uses nothing up. */
export async function loadAppeal(page: FormPage, locale: Locale): Promise<AppealPage> {
  if (page.request.method !== 'POST') return shown(page, null)
  const submitted = await submitForm(page, createAppealEndpoint, (fields) => ({
    token: page.url.searchParams.get('token') ?? '',
    text: fields.get('text') ?? '',
  }))
  // One that was made before is shown as the one that was made now.
  if (submitted.ok || submitted.code === 'CONFLICT') {
    const query = new URLSearchParams({ token: page.url.searchParams.get('token') ?? '' })
    return { redirect: `${localizedPath(PATHS.reviewAppeal, locale)}?${query.toString()}` }
  }
  if (submitted.code === 'TOKEN_INVALID' || 'token' in submitted.fields) {
    return linkRefused({ code: 'TOKEN_INVALID' })
  }
  return shown(page, submitted)
}

async function shown(page: FormPage, refused: Refused | null): Promise<AppealPage> {
  const { status } = page.response
  const load = await loadByToken(page, (token) => getAppeal(dependencies(), token))
  if (load.state === 'failed') return load
  const { outcome, reason, professional, comment, rating, ...appeal } = load.data
  const token = page.url.searchParams.get('token') ?? ''
  const decided = { token, outcome, reason, professional, comment, rating }
  const { appealedAt, appealOutcome, appealReason } = appeal
  if (appealedAt) return { ...decided, state: 'appealed', appealOutcome, appealReason }
  // Reading the decision again has set the status of a page that is fine.
  if (refused && status !== undefined) page.response.status = status
  return {
    ...decided,
    state: 'form',
    text: refused?.typed.get('text') ?? '',
    key: randomUUID(),
    problem: refused && problemOf(refused),
  }
}

function problemOf({ code, fields }: Refused): Form['problem'] {
  if (fields['text'] === 'required' || fields['text'] === 'too_long') return fields['text']
  return code === 'RATE_LIMITED' ? 'limited' : 'failed'
}
