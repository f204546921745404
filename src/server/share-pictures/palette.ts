import type { ProfessionalType } from '#lib/professionals/types.ts'

/** The light theme of `src/styles/base.css`, and the hues as the covers of articles have them; the picture format knows no OKLCH. */
export const PALETTE = {
  paper: '#faf9f3',
  ink: '#0f231b',
  inkSoft: '#445850',
  pine: '#02553d',
  citrus: '#daee44',
  green: '#83e098',
  star: '#dc8900',
} as const

/** Each profession's hue, its pale ground, and its dark for figures on it. */
export const HUES = {
  trainer: { strong: '#d5db37', pale: '#ecf1bb', dark: PALETTE.ink },
  nutritionist: { strong: '#6eca73', pale: '#d4f1d4', dark: PALETTE.pine },
  physiotherapist: { strong: '#52c3d8', pale: '#cbebf2', dark: '#065f74' },
} as const satisfies Record<ProfessionalType, { strong: string; pale: string; dark: string }>
