import type { ComponentType, ReactNode } from 'react'
import { addTexts } from '#client/texts/load-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Namespace, Texts } from '#lib/i18n/namespaces.ts'
import { EarlyTyping } from './early-typing.ts'
import { IslandRoot } from './root.tsx'

/** What the page gives to an island besides the props of its component. */
type Sent<N extends Namespace> = { locale: Locale; texts: Pick<Texts, N | 'island'> }

/**
 * The root of an island: the language and texts of everything in it.
 *
 * @param names the namespaces that the page sends with it, because it shows them at first
 * @example export const Health = island(HealthScreen, 'health', 'healthBands', 'session')
 */
// Unused, as the twins for pages without a script are in a browser, it is left out of the bundle.
/* @__NO_SIDE_EFFECTS__ */
export function island<Props extends object, N extends Namespace>(
  Component: ComponentType<Props>,
  // Names the type of `texts`.
  ..._names: N[]
): (props: Props & Sent<N>) => ReactNode {
  return function Island({ locale, texts, ...props }) {
    addTexts(locale, texts)
    return (
      <IslandRoot locale={locale}>
        <EarlyTyping />
        <Component {...(props as unknown as Props)} />
      </IslandRoot>
    )
  }
}
