import { glob, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const styles = await readFile('src/styles/global.css', 'utf8')
const waiting = /@source not '\.\.\/ui\/\{(.*)\}\.tsx'/.exec(styles)?.[1]?.split(',') ?? []

/** Every file of a page, and each part of src/ui that is not itself waiting. */
async function sources(): Promise<Map<string, string>> {
  const read = new Map<string, string>()
  for await (const path of glob('src/**/*.{tsx,astro}')) {
    const waits = waiting.some((name) => path === `src/ui/${name}.tsx`)
    if (!waits && !path.startsWith('src/dev/')) read.set(path, await readFile(path, 'utf8'))
  }
  return read
}

describe('the parts whose styles the site leaves out', async () => {
  const all = await sources()

  it.each(waiting)('%s exists and is used by no page', async (name) => {
    expect(await readFile(`src/ui/${name}.tsx`, 'utf8')).not.toBe('')
    const users = [...all]
      .filter(([, text]) => text.includes(`/${name}.tsx'`))
      .map(([path]) => path)
    expect(users).toEqual([])
  })
})
