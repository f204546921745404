import { useEffect, useEffectEvent, useState } from 'react'
import { send } from '#client/data/send.ts'
import { NewPassword } from '#lib/accounts/password.ts'
import type { PasswordOwner } from '#lib/fields/field-spec.ts'
import { judgePassword } from '#lib/passwords/calls.ts'

/** How long typing pauses before the server is asked. In ms. */
const PAUSE = 400

type Judged = { password: string; weakness: string | null }

/**
 * Why the server would refuse a new password: the code, or null where it would not, or cannot say. Undefined until it has
 * answered.
 */
export function useWeakness(
  password: string,
  { email, names }: PasswordOwner,
): string | null | undefined {
  const [judged, setJudged] = useState<Judged>()
  const own = NewPassword.safeParse(password).error?.issues[0]?.message
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const body = { password, email, names: [...names] }
    const result = await send(judgePassword, { body, signal })
    if (!signal.aborted) setJudged({ password, weakness: result.ok ? result.data.weakness : null })
  })
  useEffect(() => {
    if (password === '' || own !== undefined) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => void ask(abort.signal), PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [password, own])
  if (own !== undefined) return own
  return judged?.password === password ? judged.weakness : undefined
}
