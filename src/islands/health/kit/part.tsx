import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import { createT, type Messages, type Translate } from '#lib/i18n/t.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** What a part is given; everything else comes from `useCentre`. */
export type PartProps<M> = { t: Translate<M>; locale: Locale }

type Loaded<M> = {
  part: Promise<ComponentType<PartProps<M>>>
  texts: Promise<M>
}

/**
 * A part of the centre whose script and texts are loaded when it is first shown: nobody opens all of them.
 *
 * @example const Register = partOf(() => ({ part: import('…').then((m) => m.Register), texts: loadTexts(locale) }), locale)
 */
export function partOf<M extends Messages>(load: () => Loaded<M>, locale: Locale): ComponentType {
  return lazy(async () => {
    const { part, texts } = load()
    const [Part, messages] = await Promise.all([part, texts])
    const t = createT<M>(messages, locale)
    return { default: () => <Part t={t} locale={locale} /> }
  })
}

type FrameProps = {
  /** Shown while it loads. */
  placeholder: ReactNode
  failed: { title: string; text: string; retry: string }
  children: ReactNode
}

/** Where a part is shown: while it loads a placeholder, when it did not arrive a way to try again. */
export function PartFrame({ placeholder, failed, children }: FrameProps): ReactNode {
  return (
    <Boundary failed={failed}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </Boundary>
  )
}

/** A script that did not load is asked for again by loading the page: React's `lazy` keeps a failure. */
class Boundary extends Component<Pick<FrameProps, 'failed' | 'children'>, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override render() {
    const { failed, children } = this.props
    if (!this.state.isFailed) return children
    return (
      <EmptyState
        title={failed.title}
        text={failed.text}
        action={<Button onClick={() => location.reload()}>{failed.retry}</Button>}
      />
    )
  }
}
