import type { ComponentType } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import { partOf } from '../kit/part.tsx'
import { loadPrintTexts } from './print/texts.ts'
import { loadTexts } from './texts.ts'

/** What the address opens in the tab of records, as `?open=`. */
const DATA_PARTS = ['import', 'print', 'json', 'fhir'] as const
type DataPart = (typeof DATA_PARTS)[number]

export function isDataPart(name: string | null): name is DataPart {
  return (DATA_PARTS as readonly (string | null)[]).includes(name)
}

/** The ways in and out, each loaded when it is first opened. */
export function dataPartsOf(locale: Locale): Record<DataPart, ComponentType> {
  const texts = () => loadTexts(locale)
  const exportOf = (name: 'ExportJson' | 'ExportFhir') =>
    partOf(
      () => ({
        part: import('./export-dialog.tsx').then((module) => module[name]),
        texts: texts(),
      }),
      locale,
    )
  return {
    import: partOf(
      () => ({
        part: import('./import/import-wizard.tsx').then((module) => module.ImportWizard),
        texts: texts(),
      }),
      locale,
    ),
    print: partOf(
      () => ({
        part: import('./print/print-report.tsx').then((module) => module.PrintReport),
        texts: loadPrintTexts(locale),
      }),
      locale,
    ),
    json: exportOf('ExportJson'),
    fhir: exportOf('ExportFhir'),
  }
}
