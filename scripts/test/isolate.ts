import { forgetDatabase } from '../database-roles.ts'
import { loadEnvironment } from '../environment.ts'

/** PORT changes it; not the ports of `npm start` and `npm run dev`, which may be running. */
const DEFAULT_PORT = '8898'

/** Never the mail server of a developer's environment, nor its database: tests write. */
const OUTSIDE = ['SMTP_URL', 'MAIL_FROM', 'MAILBOX_URL']

/** The environment of this process, as tests need it. */
export function isolateEnvironment(): void {
  const port = process.env['PORT'] || DEFAULT_PORT
  loadEnvironment()
  forgetDatabase()
  for (const name of OUTSIDE) delete process.env[name]
  Object.assign(process.env, {
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    SITE_DIRECTORY: '.cache/test/site',
    // A busy machine fails no test; those of outages say how long the site waits.
    DATABASE_WAIT_MS: '20000',
    ANSWER_WITHIN_MS: '20000',
  })
}
