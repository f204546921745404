import { rm } from 'node:fs/promises'
import { openBlobs } from '../blobs.ts'
import { run } from '../child.ts'
import { openDatabase, prepareDatabase } from '../database.ts'
import { openMailbox } from '../mailbox/mailbox.ts'
import type { Run } from '../main.ts'
import { serveInBackground } from '../serve/in-background.ts'
import { requireBrowser } from '../setup/browser.ts'
import { installEngines } from '../setup/engines.ts'
import { buildIfChanged } from '../start/build-if-changed.ts'
import type { Need } from './gate.ts'

const SERVER_LOG = '.cache/test/serve.log'

/** Database and blobs of the site under test. */
const DATA = '.data/e2e'

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
      // Professionals who signed up in an earlier run would be in lists that a kept build does not show.
      await rm(DATA, { recursive: true, force: true })
      const database = await openDatabase(DATA)
      atEnd(database.stop)
      atEnd((await openBlobs(DATA)).stop)
      await prepareDatabase(database)
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
