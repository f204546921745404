import { saveJson } from '#client/save-file.ts'
import type { Receipt } from '#lib/sharing/schemas.ts'

/**
 * Offers a receipt to be kept: as it is, or as a FHIR R4 Consent.
 *
 * @param name of the file, before the day and the extension
 */
export async function downloadReceipt(
  receipt: Receipt,
  format: 'json' | 'fhir',
  name: string,
): Promise<void> {
  const file = `${name}-${receipt.at.slice(0, 10)}.json`
  if (format === 'json') {
    saveJson(file, receipt)
    return
  }
  const { consentOf } = await import('#lib/fhir/consent.ts')
  saveJson(file, consentOf(receipt))
}
