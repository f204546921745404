import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import type { Locked } from './lockfile.ts'

export const SBOM_FILE = '.cache/sbom.cdx.json'

const Component = z.looseObject({
  name: z.string(),
  version: z.string(),
  licenses: z.array(z.unknown()).optional(),
})

const Sbom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string(), version: z.string() }) }),
  components: z.array(Component),
})

export type Sbom = z.infer<typeof Sbom>

/**
 * The bill of materials that npm derives from package-lock.json, offline: every package, build tools included. (`--omit
 * dev` would omit packages that both the site and a tool need.) Restores licences that npm drops because their name is
 * not in SPDX.
 *
 * @param project its name: npm would use the folder's
 */
export async function makeSbom(project: string, packages: readonly Locked[]): Promise<Sbom> {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application']
  const { stdout } = await promisify(execFile)('npm', args, {
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  const sbom = Sbom.parse(JSON.parse(stdout))
  sbom.metadata.component.name = project
  const licences = new Map(packages.map((it) => [idOf(it), it.license]))
  for (const component of sbom.components) {
    const name = licences.get(idOf(component))
    if (!component.licenses?.length && name) component.licenses = [{ license: { name } }]
  }
  return sbom
}

export async function writeSbom(sbom: Sbom): Promise<void> {
  await mkdir(dirname(SBOM_FILE), { recursive: true })
  await writeFile(SBOM_FILE, `${JSON.stringify(sbom, null, 2)}\n`)
}

/** Packages that the site runs on and the bill of materials lacks, one line each. */
export function sbomProblems(
  { components }: Pick<Sbom, 'components'>,
  packages: readonly Locked[],
): string[] {
  const listed = new Map(components.map((component) => [idOf(component), component]))
  return packages
    .filter(({ dev }) => !dev)
    .flatMap((entry) => {
      const component = listed.get(idOf(entry))
      if (!component) return [`${idOf(entry)} is not in the bill of materials`]
      if (!entry.license || component.licenses?.length) return []
      return [`${idOf(entry)} has no licence in the bill of materials`]
    })
}

const idOf = ({ name, version }: { name: string; version?: string | undefined }) =>
  `${name}@${version ?? ''}`
