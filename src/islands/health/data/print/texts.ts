import { loadSharedTexts, type SharedTexts } from '#islands/health-shared/texts.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { PartProps } from '../../kit/part.tsx'
import { loadTexts, type DataTexts } from '../texts.ts'

/** A report has the words for a person's history, too. */
export type PrintTexts = DataTexts & SharedTexts
export type PrintProps = PartProps<PrintTexts>
export type PrintT = PrintProps['t']

export async function loadPrintTexts(locale: Locale): Promise<PrintTexts> {
  const [own, shared] = await Promise.all([loadTexts(locale), loadSharedTexts(locale)])
  return { ...own, ...shared }
}
