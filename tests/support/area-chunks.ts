import { build, type Plugin } from 'vite'
import { isSeedBuilt } from '#lib/admin/seed-built.ts'

/** Style sheets are not looked at. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (/\.css(\?url)?$/.test(id) ? '\0styles' : null),
  load: (id) => (id === '\0styles' ? 'export default ""' : null),
}

/** What a browser loads of the areas of the admin area, as a build in this environment makes it. */
export async function areaChunks(): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
    // As in astro.config.mjs.
    define: { __SEED__: JSON.stringify(isSeedBuilt(process.env)), __TEXTS__: '"test"' },
    build: {
      write: false,
      rolldownOptions: {
        input: 'src/islands/admin/area-parts.ts',
        preserveEntrySignatures: 'strict',
      },
    },
  })
  if (!('output' in built)) throw new Error('one build has one output')
  return built.output.map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
}
