import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A virtual screen, for a browser without a headless mode. */
export type Screen = { display: string; close: () => Promise<void> }

/**
 * Starts Xvfb on a free display.
 *
 * @param program its path
 * @throws Error if it does not start
 */
export async function openScreen(program: string): Promise<Screen> {
  // Writes its display number to that file descriptor once it accepts clients.
  const server = spawn(program, ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(server, 'spawn')
  const ended = once(server, 'close')
  const end = () => server.kill()
  process.once('exit', end)
  const number = await createInterface({ input: server.stdout })[Symbol.asyncIterator]().next()
  if (number.done) throw new Error('Xvfb does not start')
  return {
    display: `:${number.value}`,
    close: async () => {
      process.off('exit', end)
      end()
      await ended
    },
  }
}
