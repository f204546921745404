import { useState, type ReactNode } from 'react'
import { useIsDemo } from '#client/data/data.ts'
import { useLocale, useT } from '#client/texts/use-t.ts'
import { useCentre } from '../kit/centre.tsx'
import { onDayOf } from '#client/health/days.ts'
import { Row, ROW_ACTION } from './row.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** The consent to keep health data: given when, and taken back as easily. */
export function ConsentRow(): ReactNode {
  const t = useT('health', 'healthConsent', 'healthProfile')
  const locale = useLocale()
  const { overview, requireConsent } = useCentre()
  const isDemo = useIsDemo()
  const [isOpen, setOpen] = useState(false)
  const [turn, setTurn] = useState(0)
  const { consent } = overview
  const withdraw = () => {
    setTurn(turn + 1)
    setOpen(true)
  }
  const action = isDemo ? null : consent ? (
    <button
      type="button"
      aria-label={t('healthConsent.withdraw.open')}
      onClick={withdraw}
      className={ROW_ACTION}
    >
      {t('healthProfile.consent.withdraw')}
    </button>
  ) : (
    <button
      type="button"
      aria-label={t('healthProfile.consent.giveName')}
      onClick={() => void requireConsent()}
      className={ROW_ACTION}
    >
      {t('healthProfile.consent.give')}
    </button>
  )
  return (
    <>
      <Row name={t('healthProfile.consent.name')} sees="nobody" action={action}>
        {isDemo
          ? t('healthProfile.consent.demo')
          : consent
            ? t('healthProfile.consent.given', {
                date: onDayOf(consent.givenAt, t, locale),
                version: consent.version,
              })
            : t('healthProfile.consent.none')}
        {consent && !consent.isCurrent && (
          <span className="block text-sm text-ink-soft">{t('healthProfile.consent.changed')}</span>
        )}
      </Row>
      {turn > 0 && <WithdrawDialog key={turn} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
