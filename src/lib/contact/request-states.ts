/**
 * The states of a contact request, set by the professional. `answered` means that an answer was mailed; the site does not
 * show the conversation.
 */
export const REQUEST_STATES = ['new', 'read', 'answered', 'closed'] as const
export type RequestState = (typeof REQUEST_STATES)[number]
