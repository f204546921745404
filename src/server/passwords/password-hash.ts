import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { tracingChannel } from 'node:diagnostics_channel'
import { promisify } from 'node:util'
import { normalizePassword } from '#lib/accounts/password.ts'

/** The least that OWASP's Password Storage Cheat Sheet names for argon2id; memory in KiB. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const
type Parameters = { memory: number; passes: number; parallelism: number }

const SALT_BYTES = 16
const TAG_BYTES = 32

/**
 * Each takes 19 MB, a core, and one of the four threads that Node has for such work. The others seal cookies
 * and look up hosts there: a crowd that signs in must not keep them waiting.
 */
const MOST_AT_ONCE = 2

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Against this an unknown address is checked, so that the answer takes as long as for a known one. */
const DUMMY = phc(PARAMETERS, Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES))

/** Tells who listens when a hash is asked for and when it is there, its wait for a turn included. */
export const hashing = tracingChannel('password-hash')

const derive = promisify(argon2)
let running = 0
const waiting: (() => void)[] = []

/** Hashes a password with argon2id and a salt of its own. @returns PHC string, as `users.password_hash` keeps it */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return phc(PARAMETERS, salt, await tag(password, salt, { ...PARAMETERS, tagLength: TAG_BYTES }))
}

/**
 * Whether a password is the one that was hashed.
 *
 * @param hash null for an account that is unknown or has no password: the same work is done, in vain
 * @throws Error when the hash is not a PHC string of argon2id
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const { salt, expected, ...parameters } = parse(hash ?? DUMMY)
  const actual = await tag(password, salt, { ...parameters, tagLength: expected.length })
  return timingSafeEqual(actual, expected) && hash !== null
}

/** Whether a hash was made with other parameters than those of today. */
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
  return hashing.tracePromise(() =>
    inTurn(() => derive('argon2id', { message, nonce, ...parameters })),
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
