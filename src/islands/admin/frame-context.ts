import { createContext, useContext } from 'react'
import type { AdminStart, Waiting } from '#lib/admin/access-schemas.ts'

/** What every area needs of the frame: who is signed in, and how much waits where. */
export type Frame = { userId: AdminStart['userId']; waiting: Waiting }

export const FrameContext = createContext<Frame | null>(null)

/** Of the frame around an area. */
export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('outside of the admin area')
  return frame
}
