import { aliasReader } from './aliases.ts'

/** How a professional works, as stored and as written in URLs. */
export const MODALITIES = ['in-person', 'online', 'both'] as const
export type Modality = (typeof MODALITIES)[number]

/** Reads every spelling of a modality that forms, old links and the two languages use. */
export const readModality = aliasReader(MODALITIES, {
  presencial: 'in-person',
  ambas: 'both',
  ambos: 'both',
  hybrid: 'both',
  hibrido: 'both',
  hibrida: 'both',
})

/**
 * The stored modalities that a filter matches: professionals who work both ways match either one, and a filter for both
 * matches only them.
 */
export const MODALITIES_MATCHING = {
  online: ['online', 'both'],
  'in-person': ['in-person', 'both'],
  both: ['both'],
} as const satisfies Record<Modality, readonly Modality[]>
