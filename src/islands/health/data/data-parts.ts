import type { ComponentType } from 'react'
import { lazyPart } from '#client/island/lazy-part.tsx'

/** What the address opens in the tab of records, as `?open=`. */
const PART_NAMES = ['import', 'print', 'json', 'fhir'] as const
type DataPart = (typeof PART_NAMES)[number]

export function isDataPart(name: string | null): name is DataPart {
  return (PART_NAMES as readonly (string | null)[]).includes(name)
}

const TEXTS = ['fields', 'healthData', 'healthRegister'] as const

const exportOf = (name: 'ExportJson' | 'ExportFhir') =>
  lazyPart(async () => (await import('./export-dialog.tsx'))[name], ...TEXTS)

/** The ways in and out, each loaded when it is first opened. */
export const DATA_PARTS: Record<DataPart, ComponentType> = {
  import: lazyPart(async () => (await import('./import/import-wizard.tsx')).ImportWizard, ...TEXTS),
  // A report has the words for a person's history, too.
  print: lazyPart(
    async () => (await import('./print/print-report.tsx')).PrintReport,
    ...TEXTS,
    'healthShared',
  ),
  json: exportOf('ExportJson'),
  fhir: exportOf('ExportFhir'),
}
