/**
 * Where the reference bands come from, as keys of texts: a short name with its year, and whom and what it is about. The
 * links lead to the publication, or to its publisher's page about it.
 */
export const BAND_SOURCES = {
  /** J. McEvoy et al., 2024 ESC Guidelines for the management of elevated blood pressure and hypertension. */
  esc2024: {
    name: 'healthBands.esc2024.source',
    note: 'healthBands.esc2024.note',
    link: 'https://doi.org/10.1093/eurheartj/ehae178',
  },
  /** American Diabetes Association, Standards of Care in Diabetes—2025, section 2. */
  ada2025: {
    name: 'healthBands.ada2025.source',
    note: 'healthBands.ada2025.note',
    link: 'https://doi.org/10.2337/dc25-S002',
  },
  /** B. Nordestgaard et al., joint consensus statement of EAS and EFLM on flags in lipid profiles, 2016. */
  easEflm2016: {
    name: 'healthBands.easEflm2016.source',
    note: 'healthBands.easEflm2016.note',
    link: 'https://doi.org/10.1093/eurheartj/ehw152',
  },
  /** World Health Organization, Technical Report Series 894, 2000. */
  who2000: {
    name: 'healthBands.who2000.source',
    note: 'healthBands.who2000.note',
    link: 'https://apps.who.int/nutrition/landscape/help.aspx?menu=0&helpid=392&lang=EN',
  },
  /** World Health Organization, Waist circumference and waist–hip ratio: report of an expert consultation, 2008. */
  who2008: {
    name: 'healthBands.who2008.source',
    note: 'healthBands.who2008.note',
    link: 'https://www.who.int/publications/i/item/9789241501491',
  },
} as const
export type BandSource = keyof typeof BAND_SOURCES
