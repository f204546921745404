import type { Plugin } from 'vite'

const MARK = '?lists'

/** What every island has, also one that has no more: a tool in use may weigh little beside React. */
const BASICS =
  /\/src\/(ui\/(button|button-class|busy-dots|control-class|cx)\.|islands\/use-hydrated|lib\/(i18n|site\/routes|format\/per-locale)\b)/

/** What most islands share: in ten small files the same code weighs 3 KB more than in one. */
const CONTROLS =
  /\/src\/(ui\/(avatar|badge|chip|empty-state|field|field-hints|notice-class|select|skeleton|text-input)\.|islands\/(notice-class|places)|lib\/(format\/(number|country)|http\/patience|professionals\/(initials|labels|modality))\b)/

/** What every timer runs on; what is loaded when it is opened stays apart. */
const TIMERS = /\/src\/(islands\/(signals\/|timers\/(?!keep\/|confetti))|lib\/timers\/)/

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
        { name: 'basics', test: BASICS, minShareCount: 2 },
        { name: 'timers', test: TIMERS, minShareCount: 3 },
        { name: 'controls', test: CONTROLS, minShareCount: 2 },
      ]
      return { ...options, codeSplitting: { groups } }
    },
  }
}
