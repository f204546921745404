import * as z from 'zod/mini'
import { siteUrlOf } from '#lib/site/site-url.ts'

const SAMPLE_SECRET = 'change-me-change-me-change-me-change-me'

const MILLISECONDS = 'a number of milliseconds'

const Environment = z.object({
  /** `postgres://` URL; at Neon, the pooled one. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// URL' }),
  /** `host:port/path` of a WebSocket bridge; only the embedded database has one. */
  DATABASE_WS_PROXY: z.optional(z.string()),
  /**
   * How long to wait for a connection, in ms. A visitor gets an answer within three seconds; a build, which
   * also wakes a sleeping database, has time.
   */
  DATABASE_WAIT_MS: z._default(
    z.coerce.number(MILLISECONDS).check(z.int(MILLISECONDS), z.positive(MILLISECONDS)),
    2_000,
  ),
  /** Where the site is reached; links in mails and the origin check go by it. Netlify gives its own as URL. */
  SITE_URL: z.url({ protocol: /^https?$/, error: 'an http(s):// URL' }),
  /** Keys of sessions and rate limits are derived from it. */
  SESSION_SECRET: z.string('at least 32 random bytes').check(
    z.refine((secret) => Buffer.byteLength(secret) >= 32, 'at least 32 random bytes'),
    z.refine((secret) => secret !== SAMPLE_SECRET, 'not the sample value'),
  ),
})

export type Environment = z.infer<typeof Environment>

const MAIL_SERVER = 'an smtp:// or smtps:// URL'
const SENDER = 'an address, or Name <address>'

/** Apart from the rest, so that a site without mail still shows its pages. */
const MailEnvironment = z.object({
  /** Where mails are handed in, with user and password. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: MAIL_SERVER }),
  /** From whom every mail is. */
  MAIL_FROM: z
    .string(SENDER)
    .check(
      z.regex(/^([^<>,;:@"\r\n]+ <[^\s<>,;:@]+@[^\s<>,;:@]+>|[^\s<>,;:@]+@[^\s<>,;:@]+)$/, SENDER),
    ),
})

export type MailEnvironment = z.infer<typeof MailEnvironment>

/** Apart as well: a mistyped hook must not take the site down. */
const RebuildEnvironment = z.object({
  /** Starts a build of the site for whoever calls it. */
  BUILD_HOOK_URL: z.optional(z.url({ protocol: /^https?$/, error: 'an https:// URL' })),
})

/**
 * Checks the variables of the environment.
 *
 * @throws Error that names every variable that is missing or wrong, and no value
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const SITE_URL = siteUrlOf(variables)
  return requireParsed(Environment.safeParse({ ...withoutEmpty(variables), SITE_URL }))
}

/** Whether real people come to the site of this process: they come over https. */
export function isProduction(): boolean {
  return siteUrlOf(process.env).startsWith('https:')
}

/**
 * Checks the variables for sending mail.
 *
 * @throws Error that names every variable that is missing or wrong, and no value
 */
export function parseMailEnvironment(
  variables: Record<string, string | undefined>,
): MailEnvironment {
  return requireParsed(MailEnvironment.safeParse(withoutEmpty(variables)))
}

/** An empty variable counts as absent: that is how hosting consoles and .env files express it. */
function withoutEmpty(variables: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
}

function requireParsed<T>(parsed: z.core.util.SafeParseResult<T>): T {
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`)
  throw new Error(`Missing or wrong in the environment: ${problems.join(', ')}. See .env.example.`)
}

let parsed: Environment | undefined

/** The environment of this process, checked at the first call; read when it runs, never when it is built. */
export function env(): Environment {
  return (parsed ??= parseEnvironment(process.env))
}

/** What this process sends mail with. @throws Error that names what is missing or wrong */
export function mailEnv(): MailEnvironment {
  return parseMailEnvironment(process.env)
}

/** The same, or undefined where no mail can be sent. */
export function findMailEnv(): MailEnvironment | undefined {
  return MailEnvironment.safeParse(process.env).data
}

/** The hook that starts a build of the site, if there is one. @throws Error that says that it is no address */
export function findBuildHook(): string | undefined {
  return requireParsed(RebuildEnvironment.safeParse(withoutEmpty(process.env))).BUILD_HOOK_URL
}
