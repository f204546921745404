import { forgetHits } from '#db/queries/rate-limits.ts'
import { openBlobs } from '../blobs.ts'
import { run } from '../child.ts'
import { openDatabase, prepareDatabase, withConnection } from '../database.ts'
import { openMailbox } from '../mailbox/mailbox.ts'
import type { Run } from '../main.ts'
import { serveInBackground } from '../serve/in-background.ts'
import { requireBrowser } from '../setup/browser.ts'
import { installEngines } from '../setup/engines.ts'
import { buildIfChanged } from '../start/build-if-changed.ts'
import type { Need } from './gate.ts'

const SERVER_LOG = '.cache/test/serve.log'

/** Provides what gates need, each once, through the environment. */
export function dependencies({
  atEnd,
}: Pick<Run, 'atEnd'>): (needs: readonly Need[]) => Promise<void> {
  const provide: Record<Need, () => Promise<void>> = {
    types: () => run('astro', ['sync', '--silent']),
    browser: async () => {
      process.env['CHROMIUM_PATH'] = await requireBrowser()
    },
    engines: installEngines,
    database: async () => {
      const database = await openDatabase('.data/e2e')
      atEnd(database.stop)
      atEnd((await openBlobs('.data/e2e')).stop)
      await prepareDatabase(database)
      await withConnection(forgetHits)
    },
    build: buildIfChanged,
    site: async () => {
      await buildIfChanged()
      // Tests read sent mails there: MAILBOX_URL.
      await openMailbox({ atEnd }, { local: true })
      atEnd(await serveInBackground(SERVER_LOG))
    },
  }
  const provided: Partial<Record<Need, Promise<void>>> = {}
  return async (needs) => {
    for (const need of needs) await (provided[need] ??= provide[need]())
  }
}
