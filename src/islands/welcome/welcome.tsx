import type { ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import { useStored } from '#client/use-stored.ts'
import { givenName } from '#lib/format/given-name.ts'
import { $ownAccount } from '#stores/own-account.ts'

/** Greets who is signed in, above the one thing that comes next and three that they go on with. */
export function Welcome({ children }: { children: ReactNode }): ReactNode {
  const t = useT('welcome')
  const account = useStored($ownAccount)
  return (
    <>
      <h1 className="text-2xl">
        {account?.name ? t('welcome.hello', { name: givenName(account.name) }) : t('welcome.hi')}
      </h1>
      <div className="mt-4 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 lg:mt-6 lg:grid-cols-3 lg:gap-5">
        {children}
      </div>
    </>
  )
}
