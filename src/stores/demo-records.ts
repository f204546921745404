import { listFormat } from '#lib/kept/format.ts'
import { RecordInput } from '#lib/health/record.ts'
import { kept } from './kept.ts'

function readRecord(item: unknown): RecordInput | null {
  return RecordInput.safeParse(item).success ? (item as RecordInput) : null
}

/**
 * What a visitor wrote down in the demonstration of the health centre, so that it can be brought along at sign-up. Of this
 * tab; forgotten once it was kept or discarded, and on signing out.
 */
export const $demoRecords = kept<readonly RecordInput[]>('health-demo', {
  initial: [],
  area: 'sessionStorage',
  ...listFormat(1, readRecord),
})
