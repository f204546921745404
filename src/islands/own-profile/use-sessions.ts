import { useCallback, useEffect, useState } from 'react'
import { call } from '#islands/account/api.ts'
import type { Done, SessionList } from '#lib/accounts/contract.ts'
import { toast } from '#stores/toasts.ts'
import { failureText } from './failure-text.ts'
import type { OwnProfileT } from './texts.ts'

const PATH = '/api/account/sessions'

/** The running sessions of who is signed in. `busy` is the id of one that is being ended, or `all`. */
export function useSessions(t: OwnProfileT, onSignedOut: () => void) {
  const [sessions, setSessions] = useState<SessionList['items']>()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState<string>()

  const load = useCallback(async () => {
    const result = await call<SessionList>('GET', PATH)
    setFailed(!result.ok)
    if (result.ok) setSessions(result.data.items)
  }, [])
  useEffect(() => {
    let wanted = true
    void call<SessionList>('GET', PATH).then((result) => {
      if (!wanted) return
      setFailed(!result.ok)
      if (result.ok) setSessions(result.data.items)
    })
    return () => {
      wanted = false
    }
  }, [])

  const end = async (id: string) => {
    setBusy(id)
    const result = await call<Done>('DELETE', `${PATH}/${id}`)
    setBusy(undefined)
    if (!result.ok && result.code === 'UNAUTHENTICATED') {
      onSignedOut()
      return
    }
    // One that is not there any more is ended as well.
    if (result.ok || result.code === 'NOT_FOUND') {
      setSessions((all) => all?.filter((session) => session.id !== id))
      toast.success(t('account.sessions.ended'))
      return
    }
    toast.error(failureText(t, result, t('account.sessions.endFailed')))
  }

  const endAll = async () => {
    setBusy('all')
    const result = await call<Done>('DELETE', PATH)
    if (result.ok || result.code === 'UNAUTHENTICATED') {
      onSignedOut()
      return
    }
    setBusy(undefined)
    toast.error(failureText(t, result, t('account.sessions.endFailed')))
  }

  return {
    sessions,
    failed,
    busy,
    load: () => void load(),
    end: (id: string) => void end(id),
    endAll: () => void endAll(),
  }
}
