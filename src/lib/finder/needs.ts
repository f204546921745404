import type { ProfessionalType } from '#lib/professionals/types.ts'

/** What the finder proposes for the need, in its order; what each is called stands in `src/lib/search/meanings.ts`. */
export const NEEDS_OF = {
  trainer: [
    ...(['weight', 'muscle', 'running', 'back', 'knee', 'shoulder', 'pregnancy'] as const),
    ...(['pelvicFloor'] as const),
  ],
  nutritionist: ['weight', 'muscle', 'running', 'digestion', 'diabetes', 'vegan', 'pregnancy'],
  physiotherapist: [
    ...(['back', 'neck', 'shoulder', 'knee', 'hip', 'ankle', 'running'] as const),
    ...(['pregnancy', 'pelvicFloor', 'baby', 'breathing'] as const),
  ],
} as const satisfies Record<ProfessionalType, readonly string[]>

export type Need = (typeof NEEDS_OF)[ProfessionalType][number]

/** Of all professions. */
export const NEEDS: readonly Need[] = [...new Set(Object.values(NEEDS_OF).flat())]
