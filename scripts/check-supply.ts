/** Where packages come from and what they may do, by package-lock.json; and the bill of materials of them. */
import { main } from './main.ts'
import { lockfileProblems, registryLines } from './supply/lockfile.ts'
import { readProject } from './supply/project.ts'
import { makeSbom, sbomProblems, writeSbom } from './supply/sbom.ts'

await main(async () => {
  const { name, allowScripts, packages, npmrc } = await readProject()
  const sbom = await makeSbom(name, packages)
  await writeSbom(sbom)
  const problems = [
    ...lockfileProblems(packages, allowScripts),
    ...registryLines(npmrc).map((line) => `.npmrc names a registry: ${line}`),
    ...sbomProblems(sbom, packages),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
})
