import type { ReactNode } from 'react'
import { useAddress } from '#client/address/use-address.ts'
import { useRead } from '#client/data/use-read.ts'
import { SendDialog } from './send/send-dialog.tsx'
import { AuthorizationId } from '#lib/ids.ts'
import * as ownProfile from '#lib/profile/calls.ts'
import { closeOver, DASHBOARD } from './address.ts'
import { useBoard } from './board.tsx'

const close = () => closeOver('send')

/** The dialog that sends a questionnaire, while the address asks for it: `?send=`, or `?send=<authorizationId>`. */
export function SendOver(): ReactNode {
  const { professional } = useBoard()
  const client = AuthorizationId.safeParse(useAddress(DASHBOARD).send)
  // What is not sent is kept for its writer alone.
  const { data } = useRead(ownProfile.getOwnProfile, {}, { throwOnError: true })
  if (!data) return null
  return (
    <SendDialog
      userId={data.userId}
      professional={professional}
      client={client.success ? client.data : null}
      onClose={close}
      onSent={close}
    />
  )
}
