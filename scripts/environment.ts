import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const SECRET_FILE = '.data/session-secret'

/**
 * Completes the environment of this process, inherited by its children: the variables of `.env` that are not set yet,
 * and a local secret where the site is not deployed.
 */
export function loadEnvironment(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
  process.env['SESSION_SECRET'] ||= localSecret()
}

function localSecret(): string {
  if (!existsSync(SECRET_FILE)) {
    mkdirSync(dirname(SECRET_FILE), { recursive: true })
    writeFileSync(SECRET_FILE, randomBytes(48).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(SECRET_FILE, 'utf8')
}
