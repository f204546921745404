import { useCallback, useEffect, useState } from 'react'
import { call, type Result } from '#client/request.ts'
import type { Done, SessionList } from '#lib/accounts/contract.ts'
import { toast } from '#stores/toasts.ts'
import { failureText } from './failure-text.ts'
import type { OwnProfileT } from './texts.ts'

const SESSIONS = '/api/account/sessions'
const DEVICES = '/api/account/devices'

const read = () => call<SessionList>('GET', SESSIONS)

/**
 * The running sessions of who is signed in, and the known browsers without one. `busy` is the id of what is being
 * ended or forgotten, or `all`.
 */
export function useSessions(t: OwnProfileT, onSignedOut: () => void) {
  const [list, setList] = useState<SessionList>()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState<string>()

  const take = useCallback((result: Result<SessionList>) => {
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

  /** Takes one away by its address; what else changed with it, or elsewhere, is shown then too. */
  const remove = async (id: string, path: string, said: { done: string; failed: string }) => {
    setBusy(id)
    const result = await call<Done>('DELETE', `${path}/${id}`)
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
    remove(id, SESSIONS, {
      done: t('account.sessions.ended'),
      failed: t('account.sessions.endFailed'),
    })
  const forget = (id: string) =>
    remove(id, DEVICES, {
      done: t('account.sessions.forgotten'),
      failed: t('account.sessions.forgetFailed'),
    })

  const endAll = async () => {
    setBusy('all')
    const result = await call<Done>('DELETE', SESSIONS)
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
