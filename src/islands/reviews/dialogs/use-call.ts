import { useState } from 'react'
import type { Failure, Result } from '#client/data/request.ts'

/** One call at a time, with its failure. What was typed is state of the form and stays. */
export function useCall() {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const call = async <T>(ask: () => Promise<Result<T>>, onDone: (data: T) => void) => {
    setPending(true)
    setFailure(null)
    const result = await ask()
    setPending(false)
    if (result.ok) onDone(result.data)
    else setFailure(result)
  }
  return { isPending, failure, call }
}
