import type { Actor, SignedIn } from './actor.ts'
import { ROLES, type Role } from './accounts/roles.ts'
import type { UserId } from './ids.ts'
import { PROFESSIONAL_TYPES } from './professionals/types.ts'

/** Something that belongs to a person. */
type Owned = { ownerId: UserId }

/** What a professional is reviewed by: everybody else. */
type Reviewable = { professionalUserId: UserId }

/** A review; its author is null once the account is deleted. */
type Written = { authorId: UserId | null }

/** Every action that needs a session, with the data of its subject that its rule needs. */
type Subjects = {
  'read-profile': Owned
  'update-profile': Owned
  'update-athlete-part': Owned
  'update-professional-part': Owned
  'change-avatar': Owned
  'list-sessions': Owned
  'end-session': Owned
  'forget-device': Owned
  'change-password': Owned
  'change-email': Owned
  'export-account': Owned
  'delete-account': Owned
  /** The subject is the professional. */
  'contact-professional': Owned
  'list-contact-requests': Owned
  /** The subject is the professional who received it. */
  'update-contact-request': Owned
  'read-notifications': Owned
  'read-own-review': Owned
  'write-review': Reviewable
  'change-review': Owned
  'reply-to-review': Owned
  'report-review': Written
  /** The subject is the professional. */
  'claim-verification': Owned
  /** Everything of the admin area that a stolen cookie could do little harm by. */
  administer: null
  /**
   * The rest of it: files of many people, documents, badges, accounts, others' sessions, publishing, deleting and
   * sending. The session's password has to be recent.
   */
  'administer-afresh': null
  /** Records, history, settings, consent, export: whoever keeps a health centre of their own. */
  'keep-health': Owned
  /** The subject is the professional: nobody shares with themselves. */
  'share-health': Owned
  'answer-questionnaire': Owned
  /** A client's, through an active authorization, which the query itself requires. */
  'read-client-health': Owned
  /** The sections of a client's history that a professional writes, in the same way. */
  'write-client-health': Owned
  /** What a professional reads of themselves: reviews, and the link for clients. */
  'use-workspace': Owned
  /** Questionnaires to clients, and their templates. The subject is the professional. */
  'ask-client': Owned
}
export type Action = keyof Subjects

type Rule<Subject> = {
  /** The roles to which the action is open at all. */
  roles: readonly Role[]
  /** Whether it is open to this actor, who has one of these roles, on this subject. */
  on: (actor: SignedIn, subject: Subject) => boolean
  /** Whether the password of the session must have been given within the last minutes. */
  needsPassword?: true
}

const isOwner = (actor: SignedIn, { ownerId }: Owned) => actor.userId === ownerId
const byOwner: Rule<Owned> = { roles: ROLES, on: isOwner }

const RULES: { readonly [A in Action]: Rule<Subjects[A]> } = {
  'read-profile': byOwner,
  'update-profile': byOwner,
  'update-athlete-part': { roles: ['athlete'], on: isOwner },
  'update-professional-part': { roles: PROFESSIONAL_TYPES, on: isOwner },
  'change-avatar': byOwner,
  'list-sessions': byOwner,
  'end-session': byOwner,
  'forget-device': byOwner,
  'change-password': byOwner,
  'change-email': byOwner,
  'export-account': byOwner,
  'delete-account': byOwner,
  'contact-professional': { roles: ROLES, on: (actor, subject) => !isOwner(actor, subject) },
  'list-contact-requests': byOwner,
  'update-contact-request': byOwner,
  'read-notifications': byOwner,
  'read-own-review': byOwner,
  'write-review': {
    roles: ROLES,
    on: ({ userId }, { professionalUserId }) => userId !== professionalUserId,
  },
  'change-review': byOwner,
  // The owner of the profile that was reviewed.
  'reply-to-review': { roles: PROFESSIONAL_TYPES, on: isOwner },
  'report-review': { roles: ROLES, on: ({ userId }, { authorId }) => userId !== authorId },
  'claim-verification': { roles: PROFESSIONAL_TYPES, on: isOwner },
  administer: { roles: ['admin'], on: () => true },
  'administer-afresh': { roles: ['admin'], on: () => true, needsPassword: true },
  'keep-health': byOwner,
  'share-health': { roles: ROLES, on: (actor, subject) => !isOwner(actor, subject) },
  'answer-questionnaire': byOwner,
  // The owner of the authorization's other end.
  'read-client-health': { roles: PROFESSIONAL_TYPES, on: isOwner },
  'write-client-health': { roles: PROFESSIONAL_TYPES, on: isOwner },
  'use-workspace': { roles: PROFESSIONAL_TYPES, on: isOwner },
  'ask-client': { roles: PROFESSIONAL_TYPES, on: isOwner },
}

/** Whether a role may do an action at all. Only a check before the subject is known: `can` decides. */
export function isOpenTo(actor: SignedIn, action: Action): boolean {
  return RULES[action].roles.includes(actor.role)
}

/** Whether an action needs the password of the session again: an unattended browser must not suffice for it. */
export function needsPassword(action: Action): boolean {
  return RULES[action].needsPassword === true
}

/**
 * Whether an actor may do an action on a subject. Pure: the subject's data is read from the database beforehand, in the
 * same transaction that acts on it, never from the request.
 */
export function can<A extends Action>(actor: Actor, action: A, subject: Subjects[A]): boolean {
  return actor.kind === 'signed-in' && isOpenTo(actor, action) && RULES[action].on(actor, subject)
}
