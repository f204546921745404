import * as z from 'zod/mini'
import { siteUrlOf } from '#lib/site/site-url.ts'

const SAMPLE_SECRET = 'change-me-change-me-change-me-change-me'

const MILLISECONDS = 'a number of milliseconds'

const milliseconds = (usual: number) =>
  z._default(
    z.coerce.number(MILLISECONDS).check(z.int(MILLISECONDS), z.positive(MILLISECONDS)),
    usual,
  )

const Environment = z.object({
  /** `postgres://` URL; at Neon, the pooled one. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// URL' }),
  /** `host:port/path` of a WebSocket bridge; unset for Neon, which has its own. */
  DATABASE_WS_PROXY: z.optional(z.string()),
  /**
   * How long to wait for a connection, in ms. A visitor gets an answer within three seconds; a build, which may also
   * have to start a suspended database, can wait longer.
   */
  DATABASE_WAIT_MS: milliseconds(2_000),
  /** The site's public URL, for links in mails and the origin check. On Netlify it defaults to the platform's URL. */
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

/** Separate, so a site without mail settings still shows its pages. */
const MailEnvironment = z.object({
  /** The mail server, with user and password. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: MAIL_SERVER }),
  /** Sender of every mail. */
  MAIL_FROM: z
    .string(SENDER)
    .check(
      z.regex(/^([^<>,;:@"\r\n]+ <[^\s<>,;:@]+@[^\s<>,;:@]+>|[^\s<>,;:@]+@[^\s<>,;:@]+)$/, SENDER),
    ),
})

export type MailEnvironment = z.infer<typeof MailEnvironment>

/** Separate as well: a deadline needs no database. */
const AnswerEnvironment = z.object({
  /** Within what time an answer is sent, in ms, whatever the database does; waits for connection and queries add up. */
  ANSWER_WITHIN_MS: milliseconds(2_700),
})

/** Separate as well: a mistyped hook must not take the site down. */
const RebuildEnvironment = z.object({
  /** A call to it starts a build of the site. */
  BUILD_HOOK_URL: z.optional(z.url({ protocol: /^https?$/, error: 'an https:// URL' })),
})

/**
 * Parses the environment variables.
 *
 * @throws Error that names every missing or invalid variable, without values
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const SITE_URL = siteUrlOf(variables)
  return requireParsed(Environment.safeParse({ ...withoutEmpty(variables), SITE_URL }))
}

/** Whether this process serves the public site: only that uses https. */
export function isProduction(): boolean {
  return siteUrlOf(process.env).startsWith('https:')
}

/**
 * Parses the variables for sending mail.
 *
 * @throws Error that names every missing or invalid variable, without values
 */
export function parseMailEnvironment(
  variables: Record<string, string | undefined>,
): MailEnvironment {
  return requireParsed(MailEnvironment.safeParse(withoutEmpty(variables)))
}

/** Names the variables that are missing or invalid, without their values. */
export class WrongSettings extends Error {
  override name = 'WrongSettings'
}

/** An empty variable counts as absent: hosting consoles and .env files express it that way. */
function withoutEmpty(variables: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
}

function requireParsed<T>(parsed: z.core.util.SafeParseResult<T>): T {
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} (${message})`)
  throw new WrongSettings(
    `Missing or wrong in the environment: ${problems.join(', ')}. See .env.example.`,
  )
}

let parsed: Environment | undefined

/** The environment of this process, parsed at the first call: read at run time, never at build time. */
export function env(): Environment {
  return (parsed ??= parseEnvironment(process.env))
}

/** Forgets the environment, so the next call parses the variables of then: for tests, whose files share a process. */
export function forgetEnv(): void {
  parsed = undefined
}

/** Within what time this process sends an answer, in ms. @throws Error when the setting is invalid */
export function answerWithinMs(): number {
  const { ANSWER_WITHIN_MS } = process.env
  return requireParsed(AnswerEnvironment.safeParse(withoutEmpty({ ANSWER_WITHIN_MS })))
    .ANSWER_WITHIN_MS
}

/** The mail settings of this process. @throws Error that names what is missing or invalid */
export function mailEnv(): MailEnvironment {
  return parseMailEnvironment(process.env)
}

/** The mail settings, or undefined where mail is not configured. */
export function findMailEnv(): MailEnvironment | undefined {
  return MailEnvironment.safeParse(process.env).data
}

/** The build hook's URL, if configured. @throws Error when it is not a URL */
export function findBuildHook(): string | undefined {
  return requireParsed(RebuildEnvironment.safeParse(withoutEmpty(process.env))).BUILD_HOOK_URL
}
