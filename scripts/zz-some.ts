import { loadEnvironment } from './environment.ts'
import { main } from './main.ts'
import { run } from './child.ts'
import { dependencies } from './test/dependencies.ts'
await main(async ({ atEnd }) => {
  const port = process.env['PORT'] || '8898'
  loadEnvironment()
  Object.assign(process.env, { PORT: port, SITE_URL: `http://localhost:${port}`, SITE_DIRECTORY: '.cache/test/site' })
  await dependencies({ atEnd })(['browser', 'database', 'site'])
  await run('playwright', ['test', '--reporter=line', ...process.argv.slice(2)])
})
