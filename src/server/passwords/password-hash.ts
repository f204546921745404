import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { tracingChannel } from 'node:diagnostics_channel'
import { promisify } from 'node:util'
import { normalizePassword } from '#lib/accounts/password.ts'

/** OWASP Password Storage Cheat Sheet, minimum for argon2id; memory in KiB. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const
type Parameters = { memory: number; passes: number; parallelism: number }

const SALT_BYTES = 16
const TAG_BYTES = 32

/**
 * Each takes 19 MB, a core, and one of the four threads of libuv's pool, which also encrypts cookies and resolves host
 * names: concurrent sign-ins must not starve those.
 */
const MOST_AT_ONCE = 2

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Verified against for an unknown address, for equal timing. */
const DUMMY = phc(PARAMETERS, Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES))

/** Traces the start and end of a hash, queueing included, with what it costs. */
export const hashing = tracingChannel('password-hash')

const derive = promisify(argon2)
let running = 0
const waiting: (() => void)[] = []

/**
 * Hashes a password with argon2id.
 *
 * @param salt 16 bytes, random by default
 * @returns PHC string for `users.password_hash`
 */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(SALT_BYTES),
): Promise<string> {
  return phc(PARAMETERS, salt, await tag(password, salt, { ...PARAMETERS, tagLength: TAG_BYTES }))
}

/**
 * Whether a password matches a hash.
 *
 * @param hash null for an account that is unknown or has no password: a dummy is verified, for equal timing
 * @throws Error when the hash is not a PHC string of argon2id
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const { salt, expected, ...parameters } = parse(hash ?? DUMMY)
  const actual = await tag(password, salt, { ...parameters, tagLength: expected.length })
  return timingSafeEqual(actual, expected) && hash !== null
}

/**
 * The first of several hashes that a password matches; -1 when it matches none. Hashes of one salt cost one computation,
 * however many they are.
 *
 * @throws Error when one is not a PHC string of argon2id
 */
export async function findPassword(hashes: readonly string[], password: string): Promise<number> {
  const computed = new Map<string, Buffer>()
  for (const [n, hash] of hashes.entries()) {
    const { salt, expected, ...parameters } = parse(hash)
    const made = hash.slice(0, hash.lastIndexOf('$'))
    const tagLength = expected.length
    const actual = computed.get(made) ?? (await tag(password, salt, { ...parameters, tagLength }))
    computed.set(made, actual)
    if (actual.length === tagLength && timingSafeEqual(actual, expected)) return n
  }
  return -1
}

/** Whether a hash was made with outdated parameters. */
export function needsRehash(hash: string): boolean {
  const { memory, passes, parallelism } = parse(hash)
  return (
    memory !== PARAMETERS.memory ||
    passes !== PARAMETERS.passes ||
    parallelism !== PARAMETERS.parallelism
  )
}

function phc({ memory, passes, parallelism }: Parameters, salt: Buffer, key: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(key)}`
}

function parse(hash: string) {
  const [, memory, passes, parallelism, salt, key] = PHC.exec(hash) ?? []
  if (salt === undefined || key === undefined) throw new Error('not a hash of argon2id')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    expected: Buffer.from(key, 'base64'),
  }
}

function tag(
  password: string,
  nonce: Buffer,
  parameters: Parameters & { tagLength: number },
): Promise<Buffer> {
  const message = normalizePassword(password)
  return hashing.tracePromise(
    () => inTurn(() => derive('argon2id', { message, nonce, ...parameters })),
    { ...parameters },
  )
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running === MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
