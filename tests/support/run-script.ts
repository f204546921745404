import { execFile } from 'node:child_process'

/** Runs a command of `scripts` as a deploy does. @returns whether it succeeded, and its output */
export function runScript(
  name: string,
  variables: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ ok: boolean; said: string }> {
  const env = { ...process.env, ...variables }
  return new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${name}.ts`, ...args], { env }, (error, stdout, stderr) =>
      resolve({ ok: !error, said: `${stdout}${stderr}` }),
    )
  })
}
