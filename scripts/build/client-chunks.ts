import type { Plugin } from 'vite'

/** What most islands share: in ten small files the same code weighs 3 KB more than in one. */
const CONTROLS =
  /\/src\/(ui\/(avatar|badge|button|busy-dots|chip|control-class|cx|empty-state|field|field-hints|notice-class|select|skeleton|text-input)\.|islands\/(notice-class|places)|client\/use-hydrated|lib\/(format\/(number|per-locale|country)|http\/patience|i18n|professionals\/(initials|labels|modality)|site\/routes)\b)/

/** The little of it that tools need: all of it would be too much beside React. */
const BASICS =
  /\/src\/(ui\/(button|button-class|busy-dots|control-class|cx)\.|client\/use-(address|hydrated)|lib\/(i18n|site\/routes|format\/(clock-text|moment|per-locale))\b)/
const IN_TOOLS =
  /\/src\/(islands\/(breathing|calculators|signals|timers)|lib\/(breathing|calculators|timers|tools)|stores\/units)\b/

/** What every timer runs on; what is loaded when it is opened stays apart. */
const TIMERS =
  /\/src\/(islands\/(signals\/(?!signal-settings)|timers\/(?!keep\/|confetti))|lib\/timers\/)/

/** The marks of copies, which end their names. */
const LISTS_COPY = '?lists'
const TOOLS_COPY = '?tools'

/** The mark of the copy that an import means; undefined for the common module. */
function copyOf(source: string, importer: string, id: string): string | undefined {
  if (importer.endsWith(LISTS_COPY)) return LISTS_COPY
  if (source === 'zod/mini' && importer.endsWith('/professionals/list-query.ts')) return LISTS_COPY
  const inTools = IN_TOOLS.test(importer) || importer.endsWith(TOOLS_COPY)
  return inTools && BASICS.test(id) ? TOOLS_COPY : undefined
}

/**
 * How scripts are divided, so that a list and a tool stay light whatever other pages need.
 *
 * A module stands in one file, with all that any page takes of it; the schemas of the account screens would
 * make every list heavier by what they take of zod, and the controls of lists every tool. So the lists and the
 * tools have copies of their own. Only modules without a state may be copied.
 */
export function clientChunks(): Plugin {
  return {
    name: 'client-chunks',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer, options) {
      if (options.ssr || !importer) return null
      const from = importer.replace(/\?(lists|tools)$/, '')
      const mayBeCopied = from !== importer || source === 'zod/mini' || IN_TOOLS.test(importer)
      if (!mayBeCopied) return null
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true })
      if (!resolved) return null
      const copy = copyOf(source, importer, resolved.id)
      return copy ? { ...resolved, id: resolved.id + copy } : resolved
    },
    outputOptions(options) {
      if (this.environment.name !== 'client') return null
      const groups = [
        // A group takes along what its modules need. Every page has this one.
        { name: 'preload-helper', test: /vite\/preload-helper/ },
        { name: 'framework', test: /\/node_modules\/(react|react-dom|scheduler)\// },
        { name: 'basics', test: /\?tools$|\/src\/lib\/tools\/(storage|tools)\./, minShareCount: 2 },
        { name: 'timers', test: TIMERS, minShareCount: 2 },
        { name: 'controls', test: CONTROLS, minShareCount: 2 },
      ]
      return { ...options, codeSplitting: { groups } }
    },
  }
}
