import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatCount } from '#lib/format/number.ts'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'
import type { ShownList } from './listed.ts'

type Props = {
  /** Names it for the button that opens it. */
  id: string
  label: string
  className: string
  /** Hides title and foot at the widths where it is a row of the page. */
  inRow: string
  /** The current answer, whose count leads to it. */
  found: ShownList | undefined
  onClear: () => void
  children: ReactNode
}

/** A popover of filters: its title and the way out, what takes all filters away, and what shows whom they find. */
export function Panel({ id, label, className, inRow, found, onClear, children }: Props) {
  const t = useT('list')
  const locale = useLocale()
  const hides = { type: 'button', popoverTarget: id, popoverTargetAction: 'hide' } as const
  return (
    <div id={id} popover="auto" role="group" aria-label={label} className={className}>
      <div className={cx('flex items-center justify-between', inRow)}>
        <h2 className="text-lg">{t('list.filter.label')}</h2>
        <button
          {...hides}
          aria-label={t('list.filter.close')}
          className="-me-3 grid size-11 place-items-center rounded-full hover:bg-surface-2"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>
      {children}
      <div
        className={cx(
          'mt-1 flex items-center justify-between border-t border-line pt-4 noscript:hidden',
          inRow,
        )}
      >
        <button type="button" onClick={onClear} className="link">
          {t('list.filter.clear')}
        </button>
        <button {...hides} className={buttonClass()}>
          {found
            ? t('list.filter.show', {
                count: formatCount(found.total, locale) + (found.isMore ? '+' : ''),
              })
            : t('list.filter.close')}
        </button>
      </div>
    </div>
  )
}
