import type { ProfessionalType } from '#lib/professionals/types.ts'

/** Width and height of every picture, in pixels: what networks show in full. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** What stands on the line, above the title. */
export type Scene =
  /** The cover of an article, as the text of its SVG file. */
  | { name: 'cover'; svg: string }
  /** A portrait, as the bytes of a picture. */
  | { name: 'portrait'; picture: Uint8Array; hue: ProfessionalType }
  | { name: 'initials'; letters: string; hue: ProfessionalType }
  /** Heads and shoulders on a ground of these hues. */
  | { name: 'people'; hues: readonly ProfessionalType[] }
  /** The ring of timers and results. */
  | { name: 'ring' }
  | { name: 'play'; hue: ProfessionalType }
  | { name: 'pulse'; hue?: ProfessionalType }

/** Everything that the picture of a page says, in the page's language. */
export type ShareCard = {
  /** What kind of page it is. */
  kind: string
  title: string
  note?: string | undefined
  /** A star stands before the note. */
  hasStar?: boolean
  scene: Scene
}
