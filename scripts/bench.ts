/**
 * `npm run bench`: the measurements of docs/performance.md, a table in Markdown for each part; `npm run bench -- api
 * cold` runs only those, `npm run bench -- growth` those at a million people. Only meaningful on an otherwise idle machine.
 */
import { Console } from 'node:console'
import { createWriteStream, mkdirSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { measureAdmin } from './bench/admin.ts'
import { measureApi } from './bench/api.ts'
import { measureAppleHealth } from './bench/apple-health.ts'
import { measureArticles } from './bench/articles.ts'
import { measureBodies } from './bench/bodies.ts'
import { measureBuild } from './bench/build.ts'
import { measureCold } from './bench/cold.ts'
import { measureHealth } from './bench/health.ts'
import { measureHealthChart } from './bench/health-chart.ts'
import { measureHealthCsv } from './bench/health-csv.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measureListRate } from './bench/list-rate.ts'
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
  api: () => measureApi(100_000),
  rate: () => measureListRate(100_000),
  'sign-in': measureSignIn,
  bodies: measureBodies,
  messages: measureMessages,
  newsletter: measureNewsletter,
  health: measureHealth,
  'health-chart': measureHealthChart,
  'health-csv': measureHealthCsv,
  'apple-health': measureAppleHealth,
  workspace: () => measureWorkspace(100_000),
  admin: () => measureAdmin(100_000),
  search: measureSearch,
  cold: measureCold,
  articles: measureArticles,
  build: measureBuild,
}

/** Only when asked for: to write a million people takes half an hour. `growth` is all of them. */
const AT_A_MILLION: typeof PARTS = {
  'api-1m': () => measureApi(1_000_000),
  'rate-1m': () => measureListRate(1_000_000),
  'workspace-1m': () => measureWorkspace(1_000_000),
  'admin-1m': () => measureAdmin(1_000_000),
}
const ALL = { ...PARTS, ...AT_A_MILLION }

await main(async () => {
  const asked = process.argv.slice(2)
  const names = (asked.length > 0 ? asked : Object.keys(PARTS)).flatMap((name) =>
    name === 'growth' ? Object.keys(AT_A_MILLION) : [name],
  )
  const unknown = names.filter((name) => !(name in ALL))
  if (unknown.length > 0)
    throw new Error(
      `Unknown: ${unknown.join(', ')}. There are: ${Object.keys(ALL).join(', ')}, growth`,
    )
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
  console.log(`\n${table(await ALL[names[0]!]!())}\n\nload after: ${loadavg()[0]?.toFixed(1)}`)
})
