import { matches } from '#client/matches.ts'

/** Whether the card stands beside the fields, as in own-profile.css; otherwise it is folded above them. */
export const useWide = matches('(width >= 78rem)')
