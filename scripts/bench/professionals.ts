import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from '@netlify/functions'
import { count } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { professionals } from '#db/schema/index.ts'
import { seedBench } from '#db/seed/bench.ts'
import { bundleModules } from '../build/functions.ts'
import { migrateDatabase, withOwner } from '../database.ts'
import { functionContext } from '../serve/function-context.ts'
import type { FunctionModule } from '../serve/functions.ts'
import { drawQuestions, type Question, type Questions } from './api-queries.ts'
import { onDatabase, WRITING_MS } from './database.ts'

const BUNDLES = '.cache/bench/functions'

/** The bundled function, in this process; takes a path of the site. */
type Call = (path: string) => Promise<Response>

/**
 * Runs a task with the function of `GET /api/professionals` on a database of `people` professionals.
 *
 * @param each how many questions of each kind
 */
export function onProfessionals<T>(
  people: number,
  each: number,
  task: (call: Call, questions: Questions) => Promise<T>,
): Promise<T> {
  const dataDir = `.data/bench-${people / 1_000}k`
  return onDatabase(dataDir, async () => {
    const questions = await withOwner(async (db) => {
      await fill(db, people, dataDir)
      return drawQuestions(db, each)
    }, WRITING_MS)
    return task(await loadFunction(), questions)
  })
}

/** The paths of questions to the list. */
export const listPaths = (asked: readonly Question[]): string[] =>
  asked.map((question) => `/api/professionals?${new URLSearchParams(question)}`)

/** Runs once: the data is kept for the next run. */
async function fill(db: Database, people: number, dataDir: string): Promise<void> {
  await migrateDatabase(db)
  const [present] = await db.select({ total: count() }).from(professionals)
  if (present?.total === people) return
  if (present?.total) throw new Error(`${dataDir} is not complete: delete it`)
  console.log(`Writing ${people} professionals …`)
  await seedBench(db, people)
}

async function loadFunction(): Promise<Call> {
  await bundleModules('netlify/functions/professionals.ts', BUNDLES)
  const file = pathToFileURL(resolve(BUNDLES, 'professionals.mjs')).href
  const { default: handler } = (await import(file)) as FunctionModule
  return async (path) => {
    const request = new Request(`http://localhost${path}`)
    return handler(request, functionContext(request, '203.0.113.7') as Context)
  }
}
