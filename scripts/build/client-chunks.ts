import type { Plugin } from 'vite'

const MARK = '?lists'

/** What most islands share: in ten small files the same code weighs 3 KB more than in one. */
const CONTROLS =
  /\/src\/(ui\/(avatar|badge|button|busy-dots|chip|control-class|cx|empty-state|field|field-hints|notice-class|select|skeleton|text-input)\.|islands\/(notice-class|places|use-hydrated)|lib\/(format\/(number|per-locale|country)|http\/patience|i18n|professionals\/(initials|labels|modality)|site\/routes)\b)/

/**
 * How scripts are divided, so that a list stays light whatever other pages need.
 *
 * A module stands in one file, with all that any page takes of it; the schemas of the account screens would
 * make every list heavier by what they take of zod. So the lists have a copy of it of their own.
 */
export function clientChunks(): Plugin {
  return {
    name: 'client-chunks',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (options.ssr || !importer) return null
      const inside = importer.endsWith(MARK)
      const begins = source === 'zod/mini' && importer.endsWith('/professionals/list-query.ts')
      if (!inside && !begins) return null
      const from = inside ? importer.slice(0, -MARK.length) : importer
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true })
      return resolved && { ...resolved, id: resolved.id + MARK }
    },
    outputOptions(options) {
      if (this.environment.name !== 'client') return null
      const groups = [
        { name: 'framework', test: /\/node_modules\/(react|react-dom|scheduler)\// },
        { name: 'controls', test: CONTROLS, minShareCount: 2 },
      ]
      return { ...options, codeSplitting: { groups } }
    },
  }
}
