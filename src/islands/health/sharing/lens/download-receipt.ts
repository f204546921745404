import type { Receipt } from '#lib/sharing/contract.ts'
import { downloadJson } from '../../kit/download.ts'

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
    downloadJson(receipt, file)
    return
  }
  const { consentOf } = await import('#lib/fhir/consent.ts')
  downloadJson(consentOf(receipt), file)
}
