import { use, type ComponentType, type ReactNode } from 'react'
import { loadT } from '#client/texts/load-t.ts'
import { useLocale } from '#client/texts/use-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Namespace } from '#lib/i18n/namespaces.ts'

/**
 * A part of an island whose script and texts are loaded, together, when it is first shown. As with React's `lazy`, what did
 * not arrive is not asked for again until the page is loaded again.
 *
 * @param names the namespaces that it shows
 * @example const Register = lazyPart(async () => (await import('./register-part.tsx')).RegisterPart, 'healthRegister')
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...names: Namespace[]
): (props: Props) => ReactNode {
  let loading: Promise<ComponentType<Props>> | undefined
  async function loadBoth(locale: Locale) {
    const [Part] = await Promise.all([load(), loadT(locale, ...names)])
    return Part
  }
  return function LazyPart(props) {
    const locale = useLocale()
    const Part = use((loading ??= loadBoth(locale)))
    return <Part {...props} />
  }
}
