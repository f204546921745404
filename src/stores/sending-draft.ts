import { readSendingDraft, type SendingDraft } from '#lib/workspace/builder/draft.ts'
import { kept } from './kept.ts'

/**
 * The questionnaire that a professional began in this tab and did not send; null without. Forgotten once it is sent, by
 * who begins another one, and by who signs out; the end of a session keeps it for the next sign-in.
 */
export const $sendingDraft = kept<SendingDraft | null>('sending-draft', {
  initial: null,
  area: 'sessionStorage',
  read: readSendingDraft,
})
