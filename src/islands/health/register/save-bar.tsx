import type { ReactNode } from 'react'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { Portrait } from '#ui/portrait.tsx'
import { Button } from '#ui/button.tsx'
import { RecordFailed } from '../kit/record-form/record-failed.tsx'
import { seesText } from '../kit/record-form/sees-text.ts'
import type { RecordFormState } from '../kit/record-form/use-record-form.ts'
import type { Viewers } from '../kit/record-form/who-sees.ts'
import './save-bar.css'

type Props = {
  /** How many kinds of values are typed. */
  count: number
  /** Undefined as long as it is not known. */
  viewers: Viewers | undefined
  form: RecordFormState['form']
  /** The id of what says who sees what, at length. */
  detailsId: string
}

const FACES = 3

/** Reachable while the form is in view: who will see what is about to be saved, and the one button. */
export function SaveBar(props: Props): ReactNode {
  const { count, viewers, form, detailsId } = props
  const t = useT('health', 'healthBands', 'healthRegister')
  const locale = useLocale()
  const writing = { t, locale }
  return (
    <div
      data-bottom-bar
      className="record-bar sticky bottom-0 z-13 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-t-card sm:border-x sm:px-6"
    >
      <div className="w-full empty:hidden">
        <RecordFailed
          form={form}
          empty={t('healthRegister.problem.empty')}
          other={t('healthRegister.failed')}
        />
      </div>
      <div className="flex min-w-60 flex-1 items-center gap-3 text-sm leading-snug">
        {viewers && viewers.viewers.length > 0 && (
          <span aria-hidden="true" className="flex shrink-0 -space-x-2.5">
            {viewers.viewers.slice(0, FACES).map(({ authorization: { id, professional } }) => (
              <Portrait
                key={id}
                name={professional.name}
                src={professional.avatarUrl}
                profession={professional.type}
                size={44}
                className="ring-2 ring-surface"
              />
            ))}
          </span>
        )}
        {count === 0 ? (
          <p className="text-ink-soft">{t('healthRegister.save.nothing')}</p>
        ) : (
          <p>
            <b>{t('healthRegister.save.count', { count })}</b>{' '}
            {viewers && (
              <>
                <span className="max-sm:hidden">{seesText(viewers, writing)}</span>
                <span className="sm:hidden">{seesText(viewers, writing, true)}</span>{' '}
              </>
            )}
            {viewers && viewers.viewers.length > 0 && (
              <a href={`#${detailsId}`} className="-my-3 link sm:hidden">
                {t('healthRegister.save.which')}
              </a>
            )}
          </p>
        )}
      </div>
      <Button
        type="submit"
        variant={count === 0 ? 'quiet' : 'primary'}
        loading={form.isBusy}
        className="max-sm:w-full"
      >
        {form.isBusy ? t('health.saving') : t('healthRegister.save.submit')}
      </Button>
    </div>
  )
}
