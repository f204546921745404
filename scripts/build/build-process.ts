/** Builds the site and notes what it was made of. Only run by `buildInProcess`, which says why. */
import { main } from '../main.ts'
import { buildSite } from './build-site.ts'
import { inputsHash, noteInputs } from './inputs.ts'

await main(async () => {
  // Of before: what changes during the build is built next time.
  const inputs = await inputsHash()
  await buildSite()
  noteInputs(inputs)
})
