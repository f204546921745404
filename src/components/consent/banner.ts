import { element } from '#client/element.ts'
import { choose } from '#client/record-choice.ts'
import { isCurrent } from '#lib/consent/choice.ts'
import { localizedPath } from '#lib/i18n/locales.ts'
import { PATHS } from '#lib/site/routes.ts'
import { $cookieChoice } from '#stores/cookie-choice.ts'
import { buttonClass } from '#ui/button-class.ts'
import { openSettings } from './settings.ts'
import type { Asking } from './asking.ts'

const root = document.documentElement

/**
 * Shows the question about cookies at the bottom, until it is answered or closed. Not a modal: the page can be used. It
 * stands before the header, so the keyboard reaches it first, and the page scrolls clear of it (`consent.css`).
 */
export function showBanner(asking: Asking): void {
  const { t, locale } = asking
  const answer = (label: string, onclick: () => void) =>
    // All three look the same: none is the one to press.
    element(
      'button',
      { type: 'button', className: buttonClass({ variant: 'quiet', size: 'sm' }), onclick },
      label,
    )
  const all = (value: boolean) => () => choose({ analytics: value, personalization: value }, locale)

  const banner = element(
    'section',
    { className: 'cookies', ariaLabel: t('consent.banner.label') },
    element(
      'div',
      { className: 'wrap' },
      element(
        'p',
        {},
        `${t('consent.banner.text')} `,
        element('a', { href: localizedPath(PATHS.cookies, locale) }, t('consent.banner.more')),
      ),
      element(
        'div',
        { className: 'cookies-answers' },
        answer(t('consent.acceptAll'), all(true)),
        answer(t('consent.rejectOptional'), all(false)),
        answer(t('consent.configure'), () => openSettings(asking)),
      ),
      element('button', {
        type: 'button',
        className: 'cookies-close',
        ariaLabel: t('consent.banner.close'),
        onclick: () => hide(),
      }),
    ),
  )
  const measure = new ResizeObserver(() =>
    root.style.setProperty('--cookies-height', `${banner.offsetHeight}px`),
  )
  const hide = () => {
    forget()
    measure.disconnect()
    const hadFocus = banner.contains(document.activeElement)
    banner.remove()
    root.style.removeProperty('--cookies-height')
    // Not lost with the button that had it.
    if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true })
  }
  // Answered here, in the settings, or in another tab.
  const forget = $cookieChoice.listen((choice) => isCurrent(choice) && hide())

  document.querySelector('body > header')?.before(banner)
  measure.observe(banner)
}
