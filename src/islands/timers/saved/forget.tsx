import { useState } from 'react'
import { DeleteStored } from '#client/dialogs/delete-stored.tsx'
import { useT } from '#client/texts/use-t.ts'
import { $history } from '#stores/timers/history.ts'

type Props = { count: number }

/** Clears the history, after a confirmation. */
export function Forget({ count }: Props) {
  const t = useT('timers')
  const [refused, setRefused] = useState(false)
  return (
    <DeleteStored
      ask={t('timers.keep.history.clear')}
      question={refused ? t('timers.keep.refused') : t('timers.keep.history.sure', { count })}
      confirm={t('timers.keep.history.clearAll')}
      onDelete={() => setRefused(!$history.forget())}
    />
  )
}
