import type { Executor } from '#db/client.ts'
import {
  findOwnProfile,
  saveAthlete,
  saveLanguage,
  saveProfessional,
  saveProfile,
  type OwnProfileRow,
} from '#db/queries/own-profile.ts'
import { hasEndedByName } from '#db/queries/verifications.ts'
import type { OwnProfile, ProfileUpdate } from '#lib/accounts/own-profile.ts'
import type { SignedIn } from '#lib/actor.ts'
import { tagsOfProfessionals } from '#lib/http/cache-tags.ts'
import { AppError } from '#lib/http/errors.ts'
import type { UserId } from '#lib/ids.ts'
import { isProfessionalType } from '#lib/professionals/types.ts'
import type { Caller } from '#server/caller.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { followAccount } from '#server/newsletter/follow-account.ts'
import * as athletePart from '#server/people/athlete.ts'
import * as basicsPart from '#server/people/basics.ts'
import * as personPart from '#server/people/person.ts'
import * as professionalPart from '#server/people/professional.ts'
import { deliverMails } from '#server/mail/deliver.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { publishChange } from '#server/publishing/publish-change.ts'
import { tellVerification } from '#server/verifications/tell-verification.ts'
import { checkExperience } from './check-experience.ts'
import { checkUpdate } from './check-update.ts'
import { toOwnProfile } from './to-own-profile.ts'

type UpdateInput = {
  actor: SignedIn
  body: ProfileUpdate
  caller: Pick<Caller, 'afterwards'>
}

/**
 * Saves the given parts of the user's own profile in one transaction, and purges the pages that show them. Another name
 * ends the verification of a profession, which its owner is told.
 *
 * @returns the stored profile, with its new version
 * @throws STALE when it was saved elsewhere, such as in another tab, since it was read; `getOwnProfile` has that copy
 * @throws INVALID_INPUT for fields of another role, or values inconsistent with the rest of the profile
 */
export async function updateOwnProfile(
  { db, secret }: Pick<Dependencies, 'db' | 'secret'>,
  { actor, body, caller }: UpdateInput,
): Promise<OwnProfile> {
  await checkUpdate({ db }, actor, body)
  const done = await db.transaction(async (tx) => {
    if (body.person?.birthDate === null) await keepBirthDate(tx, actor.userId)
    await saveParts(tx, actor, body)
    const saved = await findOwnProfile(tx, actor.userId)
    if (!saved) return undefined
    checkExperience(body, saved)
    await queuePagePurge(tx, saved)
    return { row: saved, isTold: await tellOfRename(tx, secret, actor.userId) }
  })
  if (!done) throw new AppError('UNAUTHENTICATED', 'the account is gone')
  if (done.row.professional) caller.afterwards(() => deliverPurges(db))
  if (done.isTold) caller.afterwards(() => deliverMails(db))
  return toOwnProfile(done.row, actor.role)
}

/**
 * Without a birth date a professional could claim any experience.
 *
 * @throws INVALID_INPUT
 */
async function keepBirthDate(tx: Executor, userId: SignedIn['userId']): Promise<void> {
  const row = await findOwnProfile(tx, userId)
  if (!row?.professional || row.profile.birthDate === null) return
  const fields = { 'person.birthDate': 'required' }
  throw new AppError('INVALID_INPUT', 'the birth date of a professional stays', { fields })
}

async function saveParts(
  tx: Executor,
  { userId, role }: SignedIn,
  { version, language, basics, person, athlete, professional }: ProfileUpdate,
): Promise<void> {
  const columns = {
    ...(basics && basicsPart.toColumns(basics)),
    ...(person && personPart.toColumns(person)),
    // A professional has one biography: without it, visitors would see that of the person again.
    ...(isProfessionalType(role) && professional && !professional.bio && { bio: null }),
  }
  const saved = await saveProfile(tx, { userId, version }, columns)
  if (!saved) throw new AppError('STALE', 'another version is kept')
  if (basics) await followAccount(tx, userId, basics.newsletter)
  if (language) await saveLanguage(tx, userId, language)
  if (athlete) await saveAthlete(tx, userId, athletePart.toColumns(athlete))
  if (professional && isProfessionalType(role)) {
    await saveProfessional(tx, { userId, type: role }, professionalPart.toColumns(professional))
  }
}

/** Public pages show name and picture too, so every save of a professional purges. */
async function queuePagePurge(tx: Executor, { professional }: OwnProfileRow): Promise<void> {
  await publishChange(tx, tagsOfProfessionals(professional ? [professional.id] : []))
}

/** @returns whether there was something to tell */
async function tellOfRename(tx: Executor, secret: string, userId: UserId): Promise<boolean> {
  if (!(await hasEndedByName(tx, userId))) return false
  const news = { userId, kind: 'profession', certificate: null, outcome: 'renamed' } as const
  await tellVerification(tx, secret, news)
  return true
}
