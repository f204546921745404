import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a command of node_modules/.bin (first on PATH, see run.mjs) with this process's terminal and
 * environment.
 *
 * @param variables what the command's environment has besides
 * @param directory where it runs; here by default
 *
 * @throws Error when it fails
 */
export async function run(
  command: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  directory = '.',
): Promise<void> {
  const child = spawn(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...variables },
    cwd: directory,
  })
  const end = () => child.kill()
  process.once('exit', end)
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  process.off('exit', end)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`)
}
