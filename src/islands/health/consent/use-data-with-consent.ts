import { useMemo } from 'react'
import { useData, type Data, type Transport } from '#client/data/data.ts'

/**
 * The data of the centre, for a person whose consent may have been withdrawn in another place: a change that the server
 * refuses without it asks for it, and is made again once it is given.
 */
export function useDataWithConsent(askConsent: () => Promise<boolean>): Data {
  const data = useData()
  return useMemo(() => {
    const transport: Transport = async (call, input) => {
      const result = await data.transport(call, input)
      const isMissing = !result.ok && result.code === 'CONSENT_REQUIRED'
      return isMissing && (await askConsent()) ? data.transport(call, input) : result
    }
    return { ...data, transport }
  }, [data, askConsent])
}
