/** `npm run sbom`: the bill of materials of the packages, as CycloneDX. */
import { main } from './main.ts'
import { readProject } from './supply/project.ts'
import { makeSbom, SBOM_FILE, writeSbom } from './supply/sbom.ts'

await main(async () => {
  const { name, packages } = await readProject()
  const sbom = await makeSbom(name, packages)
  await writeSbom(sbom)
  console.log(`${SBOM_FILE}: ${String(sbom.components.length)} packages`)
})
