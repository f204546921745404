import type { RecordRow } from '#db/queries/health/records.ts'
import type { SignedIn } from '#lib/actor.ts'
import { csvHead, csvLine } from '#lib/health/csv/rows.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readBatches } from './read-batches.ts'

/** The records of the signed-in user as a CSV, in chunks. @throws UNAVAILABLE */
export async function downloadCsv(
  { db }: Pick<Dependencies, 'db'>,
  { actor, query: { locale = 'en' } }: { actor: SignedIn; query: { locale?: Locale | undefined } },
): Promise<AsyncIterable<string>> {
  return csvOf(await readBatches(db, actor.userId), locale)
}

async function* csvOf(batches: AsyncIterable<RecordRow[]>, locale: Locale): AsyncGenerator<string> {
  let head = csvHead(locale)
  for await (const batch of batches) {
    yield head + batch.map((record) => csvLine(record, locale)).join('')
    head = ''
  }
}
