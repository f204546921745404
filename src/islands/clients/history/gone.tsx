import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { isDate } from '#lib/fields/age.ts'
import { formatDate } from '#lib/format/date.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { T } from '#lib/i18n/t.ts'
import { changedFields, type HistoryForm } from '#lib/workspace/history/form.ts'
import { toast } from '#stores/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import { fieldName } from './field-name.ts'

type Props = {
  /** What the client is called. */
  name: string
  /** What was typed and not saved; null without anything. */
  unsaved: { base: HistoryForm; typed: HistoryForm } | null
  onDiscard: () => void
  onEnded: () => void
}

/** In the place of a history that is no longer shared: why, and what was typed and cannot be saved any more. */
export function Gone({ name, unsaved, onDiscard, onEnded }: Props): ReactNode {
  const t = useT('clientHistory', 'healthShared')
  const locale = useLocale()
  const [isNotCopied, setNotCopied] = useState(false)
  const tell = useEffectEvent(onEnded)
  useEffect(() => tell(), [])
  const shown = unsaved ? writtenTexts(unsaved, t, locale) : []
  const copy = async () => {
    setNotCopied(false)
    const text = shown.map(({ label, text: typed }) => `${label}\n${typed}`).join('\n\n')
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('clientHistory.gone.copied'))
    } catch {
      setNotCopied(true)
    }
  }
  return (
    <div className="grid min-w-0 gap-4 rounded-card border border-edge bg-surface-2 p-4 sm:p-5">
      <div role="alert" className="grid max-w-[60ch] gap-1 text-sm">
        <h3 className="text-lg">{t('clientHistory.gone.title')}</h3>
        <p>{t('clientHistory.gone.text', { name })}</p>
        {shown.length > 0 && <p>{t('clientHistory.gone.typed')}</p>}
      </div>
      {shown.length > 0 && (
        <>
          <dl className="grid gap-3 rounded-control bg-surface p-4 text-sm">
            {shown.map(({ label, text }) => (
              <div key={label}>
                <dt className="font-medium">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
              </div>
            ))}
          </dl>
          {isNotCopied && <Problem>{t('clientHistory.gone.notCopied')}</Problem>}
          <div className="flex flex-wrap gap-2.5">
            <Button onClick={() => void copy()}>{t('clientHistory.gone.copy')}</Button>
            <Button variant="quiet" onClick={onDiscard}>
              {t('clientHistory.gone.discard')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** The changed fields by their names; an emptied one has nothing to copy. */
function writtenTexts(
  { base, typed }: NonNullable<Props['unsaved']>,
  t: T<'clientHistory' | 'healthShared'>,
  locale: Locale,
): { label: string; text: string }[] {
  return changedFields(base, typed).flatMap((field) => {
    const text = typed[field]?.trim()
    if (!text) return []
    const isDay = field === 'last_update' && isDate(text)
    return [{ label: fieldName(field, t), text: isDay ? formatDate(text, locale) : text }]
  })
}
