import type { Page } from '@playwright/test'
import { TOOLS } from '#lib/tools/tools.ts'
import { networkQuiet } from './support/network.ts'
import { toolOn } from './support/tools.ts'
import { walkThrough } from './support/walk/declare.ts'
import { STOPS } from './support/walk/stops.ts'
import type { Stop } from './support/walk/walk.ts'
import { KB, weightOf } from './support/weight.ts'

/** The scripts of a tool in use. */
const IN_USE = 105 * KB

async function use(page: Page, { name }: Stop): Promise<string[]> {
  const slug = TOOLS.find((one) => name === `tool ${one}`)!
  const tool = toolOn(page, slug, 'es')
  await tool.fill()
  await tool.go.click()
  await tool.outcome.waitFor()
  await networkQuiet(page)
  const { script } = await weightOf(page)
  return script > 50 * KB && script <= IN_USE ? [] : [`${name}: in use: ${script} bytes of script`]
}

walkThrough('tools', 'es', STOPS.tools, { then: use })
