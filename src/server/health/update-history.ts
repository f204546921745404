import { lockBasics, saveBasics } from '#db/queries/health/history.ts'
import { findNames } from '#db/queries/health/person.ts'
import { asActor, type ScopedExecutor } from '#db/with-actor.ts'
import { fullName } from '#lib/accounts/full-name.ts'
import type { SignedIn } from '#lib/actor.ts'
import { madridDay } from '#lib/format/madrid-day.ts'
import { BASICS, type HealthHistory, type HistoryUpdate } from '#lib/health/history.ts'
import { AppError } from '#lib/http/errors.ts'
import type { Caller } from '#server/caller.ts'
import { withConsent } from '#server/consent-required.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { deliverPurges } from '#server/publishing/deliver-purges.ts'
import { addRecord } from './add-record.ts'
import { readHistory } from './get-history.ts'
import { savePerson } from './save-person.ts'

type Input = { actor: SignedIn; body: HistoryUpdate; caller: Pick<Caller, 'afterwards'> }

/**
 * Saves what the user says about themselves: birth date and gender in the profile, weight and height as a record of
 * today, everything else in the basics. All of it or nothing.
 *
 * @returns the stored history
 * @throws STALE when the basics were saved elsewhere since they were read; INVALID_INPUT; CONSENT_REQUIRED for all but
 *   birth date and gender
 */
export async function updateHistory(
  { db }: Pick<Dependencies, 'db'>,
  { actor, body, caller }: Input,
): Promise<HealthHistory> {
  const { history, isShown } = await withConsent(() =>
    db.transaction(async (tx) => {
      const isShown = await savePerson(tx, actor.userId, body)
      const scope = await asActor(tx, actor.userId)
      await saveContent(scope, body)
      await saveBody(scope, body)
      return { history: await readHistory(scope), isShown }
    }),
  )
  if (isShown) caller.afterwards(() => deliverPurges(db))
  return history
}

async function saveContent(scope: ScopedExecutor, body: HistoryUpdate): Promise<void> {
  const { version } = body
  if ((await lockBasics(scope)) !== version) throw new AppError('STALE', 'another version is kept')
  const given = (Object.keys(BASICS) as (keyof typeof BASICS)[]).filter(
    (name) => body[name] !== undefined,
  )
  if (given.length === 0) return
  const names = await findNames(scope)
  const isSaved = await saveBasics(scope, version, {
    content: Object.fromEntries(given.map((name) => [name, body[name]])),
    name: names ? fullName(names) : '',
  })
  if (!isSaved) throw new AppError('STALE', 'another version is kept')
}

/** Null takes nothing back: what was measured is deleted where it stands, in its record. */
async function saveBody(
  scope: ScopedExecutor,
  { weight = null, height = null }: HistoryUpdate,
): Promise<void> {
  if (weight === null && height === null) return
  await addRecord(scope, { recordDate: madridDay(), note: null, weight, height })
}
