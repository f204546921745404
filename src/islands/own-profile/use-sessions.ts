import { useCallback, useEffect, useState } from 'react'
import type { Result } from '#client/request.ts'
import { send } from '#client/send.ts'
import * as sessions from '#lib/sessions/contract.ts'
import { toast } from '#stores/toasts.ts'
import { failureText } from './failure-text.ts'
import type { OwnProfileT } from './texts.ts'

type Removal = typeof sessions.endSession | typeof sessions.forgetDevice

const read = () => send(sessions.listSessions)

/**
 * The running sessions of who is signed in, and the known browsers without one. `busy` is the id of what is being
 * ended or forgotten, or `all`.
 */
export function useSessions(t: OwnProfileT, onSignedOut: () => void) {
  const [list, setList] = useState<sessions.SessionList>()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState<string>()

  const take = useCallback((result: Result<sessions.SessionList>) => {
    setFailed(!result.ok)
    if (result.ok) setList(result.data)
  }, [])
  const load = () => read().then(take)
  useEffect(() => {
    let wanted = true
    void read().then((result) => wanted && take(result))
    return () => {
      wanted = false
    }
  }, [take])

  /** Takes one away; what else changed with it, or elsewhere, is shown then too. */
  const remove = async (contract: Removal, id: string, said: { done: string; failed: string }) => {
    setBusy(id)
    const result = await send(contract, { params: { id } })
    if (!result.ok && result.code === 'UNAUTHENTICATED') {
      onSignedOut()
      return
    }
    // One that is not there any more is gone as well.
    const isGone = result.ok || result.code === 'NOT_FOUND'
    if (isGone) await load()
    setBusy(undefined)
    if (isGone) toast.success(said.done)
    else toast.error(failureText(t, result, said.failed))
  }
  const end = (id: string) =>
    remove(sessions.endSession, id, {
      done: t('account.sessions.ended'),
      failed: t('account.sessions.endFailed'),
    })
  const forget = (id: string) =>
    remove(sessions.forgetDevice, id, {
      done: t('account.sessions.forgotten'),
      failed: t('account.sessions.forgetFailed'),
    })

  const endAll = async () => {
    setBusy('all')
    const result = await send(sessions.endAllSessions)
    if (result.ok || result.code === 'UNAUTHENTICATED') {
      onSignedOut()
      return
    }
    setBusy(undefined)
    toast.error(failureText(t, result, t('account.sessions.endFailed')))
  }

  return {
    list,
    failed,
    busy,
    load: () => void load(),
    end: (id: string) => void end(id),
    forget: (id: string) => void forget(id),
    endAll: () => void endAll(),
  }
}
