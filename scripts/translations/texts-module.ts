import { LOCALES } from '../../src/lib/i18n/locales.ts'

/**
 * The text of `src/lib/i18n/texts.ts`, by which the files of `public/locales` are bundled and typed. TypeScript has
 * no other way to know the files of a folder.
 *
 * @param namespaces the names of the files, sorted
 */
export function textsModule(namespaces: readonly string[]): string {
  const pairs = LOCALES.flatMap((locale) =>
    namespaces.map((namespace) => ({ locale, namespace, name: nameOf(locale, namespace) })),
  )
  const imports = pairs.map(
    ({ locale, namespace, name }) =>
      `import ${name} from '../../../public/locales/${locale}/${namespace}.json' with { type: 'json' }\n`,
  )
  const languages = LOCALES.map((locale) => {
    const entries = namespaces.map(
      (namespace) => `    ${namespace}: ${nameOf(locale, namespace)},\n`,
    )
    return `  ${locale}: {\n${entries.join('')}  },\n`
  })
  return `// Written by \`npm test -- translations\` from the files of public/locales.
${imports.join('')}
/**
 * All texts as they stand in the files. For the server alone: imported by an island, the whole dictionary
 * would travel to the browser (the import walls forbid it).
 */
export const TEXTS = {
${languages.join('')}}
`
}

/** @example nameOf('es', 'list') // 'esList' */
function nameOf(locale: string, namespace: string): string {
  return `${locale}${namespace.charAt(0).toUpperCase()}${namespace.slice(1)}`
}
