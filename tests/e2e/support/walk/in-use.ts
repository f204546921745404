import type { Page } from '@playwright/test'
import { TOOLS } from '#lib/tools/tools.ts'
import { networkQuiet } from '../network.ts'
import { toolOn } from '../tools.ts'
import { KB, weightOf } from '../weight.ts'
import type { Stop } from './walk.ts'

/** The scripts of a tool in use. */
const IN_USE = 105 * KB

/** Uses a tool. @returns what is wrong with the weight of its scripts then */
export async function use(page: Page, { name }: Stop): Promise<string[]> {
  const slug = TOOLS.find((one) => name === `tool ${one}`)!
  const tool = toolOn(page, slug, 'es')
  await tool.fill()
  await tool.go.click()
  await tool.outcome.waitFor()
  await networkQuiet(page)
  const { script } = await weightOf(page)
  return script > 50 * KB && script <= IN_USE ? [] : [`${name}: in use: ${script} bytes of script`]
}
