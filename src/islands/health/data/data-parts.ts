import type { ComponentType } from 'react'
import { lazyPart } from '#client/island/lazy-part.tsx'
import type { DataPartName } from '../kit/address.ts'

const TEXTS = ['fields', 'healthData', 'healthRegister'] as const

const exportOf = (name: 'ExportJson' | 'ExportFhir') =>
  lazyPart(async () => (await import('./export-dialog.tsx'))[name], ...TEXTS)

/** The ways in and out, each loaded when it is first opened. */
export const DATA_PARTS: Record<DataPartName, ComponentType> = {
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
