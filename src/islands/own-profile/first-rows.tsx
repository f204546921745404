import { useState, type ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { Button } from '#ui/button.tsx'

/** More than these are shown on request: private browsing adds a new one at each sign-in. */
const SHOWN = 5

type Props<Row> = {
  labelledby?: string
  rows: readonly Row[]
  row: (one: Row) => ReactNode
}

/** The first sessions or browsers of a list, and a button for all of them. */
export function FirstRows<Row>({ labelledby, rows, row }: Props<Row>): ReactNode {
  const t = useT('account')
  const [isAll, setAll] = useState(false)
  const isCut = !isAll && rows.length > SHOWN
  return (
    <>
      <ul aria-labelledby={labelledby} className="grid divide-y divide-line">
        {(isCut ? rows.slice(0, SHOWN) : rows).map(row)}
      </ul>
      {isCut && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => setAll(true)}
          className="justify-self-start"
        >
          {t('account.sessions.showAll', { count: rows.length })}
        </Button>
      )}
    </>
  )
}
