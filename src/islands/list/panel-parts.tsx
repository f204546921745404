import { X } from 'lucide-react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { formatCount } from '#lib/format/number.ts'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'
import type { ShownList } from './listed.ts'

type Props = {
  /** The id of the sheet or panel that it closes. */
  of: string
  className: string
}

/** The title of the filters, and their way out. */
export function PanelHead({ of, className }: Props) {
  const t = useT('list')
  return (
    <div className={cx('flex items-center justify-between', className)}>
      <h2 className="text-lg">{t('list.filter.label')}</h2>
      <button
        type="button"
        popoverTarget={of}
        popoverTargetAction="hide"
        aria-label={t('list.filter.close')}
        className="-me-3 grid size-11 place-items-center rounded-full hover:bg-surface-2"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </div>
  )
}

type FootProps = Props & {
  /** The current answer, whose count leads to it. */
  found: ShownList | undefined
  onClear: () => void
}

/** What takes all filters away, and what shows whom they find. */
export function PanelFoot({ of, className, found, onClear }: FootProps) {
  const t = useT('list')
  const locale = useLocale()
  return (
    <div
      className={cx(
        'mt-1 flex items-center justify-between border-t border-line pt-4 noscript:hidden',
        className,
      )}
    >
      <button type="button" onClick={onClear} className="link">
        {t('list.filter.clear')}
      </button>
      <button type="button" popoverTarget={of} popoverTargetAction="hide" className={buttonClass()}>
        {found
          ? t('list.filter.show', {
              count: formatCount(found.total, locale) + (found.isMore ? '+' : ''),
            })
          : t('list.filter.close')}
      </button>
    </div>
  )
}
