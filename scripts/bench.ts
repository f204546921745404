/**
 * `npm run bench`: the measurements of docs/performance.md, a table in Markdown for each part; `npm run bench -- api
 * cold` runs only those. Only meaningful on an otherwise idle machine.
 */
import { Console } from 'node:console'
import { createWriteStream, mkdirSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { measureAdmin } from './bench/admin.ts'
import { measureApi } from './bench/api.ts'
import { measureArticles } from './bench/articles.ts'
import { measureBodies } from './bench/bodies.ts'
import { measureBuild } from './bench/build.ts'
import { measureCold } from './bench/cold.ts'
import { measureHealth } from './bench/health.ts'
import { measureHealthChart } from './bench/health-chart.ts'
import { measureHealthCsv } from './bench/health-csv.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { table, type Measurement } from './bench/measurement.ts'
import { measureMessages } from './bench/messages.ts'
import { measureNewsletter } from './bench/newsletter.ts'
import { measurePresses } from './bench/presses.ts'
import { measureSearch } from './bench/search.ts'
import { measureSecondDay } from './bench/second-day.ts'
import { measureSignIn } from './bench/sign-in.ts'
import { measureTimer } from './bench/timer.ts'
import { measureWeight } from './bench/weight.ts'
import { measureWorkspace } from './bench/workspace.ts'
import { run } from './child.ts'
import { loadEnvironment } from './environment.ts'
import { main } from './main.ts'

const PARTS: Record<string, () => Promise<Measurement[]>> = {
  lighthouse: measureLighthouse,
  'second-day': measureSecondDay,
  presses: measurePresses,
  weight: measureWeight,
  timer: measureTimer,
  api: measureApi,
  'sign-in': measureSignIn,
  bodies: measureBodies,
  messages: measureMessages,
  newsletter: measureNewsletter,
  health: measureHealth,
  'health-chart': measureHealthChart,
  'health-csv': measureHealthCsv,
  workspace: measureWorkspace,
  admin: measureAdmin,
  search: measureSearch,
  cold: measureCold,
  articles: measureArticles,
  build: measureBuild,
}

await main(async () => {
  const names = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(PARTS)
  const unknown = names.filter((name) => !(name in PARTS))
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`)
  // Apart: functions keep the database to which they first connected, and each part has its own.
  if (names.length > 1) {
    for (const name of names) await run(process.execPath, [import.meta.filename, name])
    return
  }
  loadEnvironment()
  // Send no mails.
  delete process.env['SMTP_URL']
  // Not the build that `npm start` may be serving.
  process.env['SITE_DIRECTORY'] = '.cache/bench/site'
  mkdirSync('.cache/bench', { recursive: true })
  // The functions run in this process; redirect their log.
  console.info = new Console(createWriteStream('.cache/bench/functions.log')).info
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load before: ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(`\n${table(await PARTS[names[0]!]!())}\n\nload after: ${loadavg()[0]?.toFixed(1)}`)
})
