import type { ReactNode } from 'react'
import { Loaded, type Read } from '#client/problem/loaded.tsx'
import { Waiting } from '#client/problem/waiting.tsx'
import { useT } from '#client/texts/use-t.ts'
import { SessionEnded } from '#client/guard/session-ended.tsx'
import { useGuard } from '#client/guard/use-guard.ts'
import { Toaster } from '#ui/toaster.tsx'
import { Denied } from './denied.tsx'

type Props<Data> = {
  /** The first read of the screen: without its answer nothing is shown. */
  first: Read<Data>
  /** What is said when that read has failed. */
  failed: string
  /** What is shown to those it is not for. By default that it is for professionals. */
  denied?: ReactNode
  /** Keeps the place of the screen while it loads. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** A screen of professionals: for visitors the sign-in, for everybody else why not. */
export function WorkspaceFrame<Data>(props: Props<Data>): ReactNode {
  const { first, failed, denied = <Denied />, skeleton, children } = props
  const t = useT('island', 'workspace')
  const isLoaded = first.data !== undefined
  const ended = useGuard(isLoaded)
  const isDenied = !isLoaded && first.error?.code === 'FORBIDDEN'
  return (
    <>
      {ended ? (
        <SessionEnded />
      ) : isDenied ? (
        denied
      ) : (
        <Loaded read={first} failed={failed} waiting={<Waiting className="">{skeleton}</Waiting>}>
          {children}
        </Loaded>
      )}
      {isLoaded && <Toaster label={t('workspace.notices')} closeLabel={t('island.close')} />}
    </>
  )
}
