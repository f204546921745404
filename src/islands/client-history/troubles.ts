/** Why a save did not arrive although nothing is wrong with it. */
export const TROUBLES = ['offline', 'limited'] as const
export type Trouble = (typeof TROUBLES)[number]
