import type { ComponentType, ReactNode } from 'react'
import { addTexts } from '#client/texts/load-t.ts'
import { LocaleContext } from '#client/texts/use-t.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Namespace, Texts } from '#lib/i18n/namespaces.ts'

/** What the page gives to an island besides the props of its component. */
type Sent<N extends Namespace> = { locale: Locale; texts: Pick<Texts, N> }

/**
 * The root of an island: the language and texts of everything in it.
 *
 * @param names the namespaces that the page sends with it, because it shows them at first
 * @example export const Health = island(HealthScreen, 'health', 'healthBands', 'session')
 */
export function island<Props extends object, N extends Namespace>(
  Component: ComponentType<Props>,
  // Names the type of `texts`.
  ..._names: N[]
): (props: Props & Sent<N>) => ReactNode {
  return function Island({ locale, texts, ...props }) {
    addTexts(locale, texts)
    return (
      <LocaleContext value={locale}>
        <Component {...(props as unknown as Props)} />
      </LocaleContext>
    )
  }
}
