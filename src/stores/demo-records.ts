import { listFormat } from '#lib/stored/format.ts'
import type { RecordInput } from '#lib/health/record.ts'
import { stored } from './stored.ts'

/** The server parses them again: the schema is too heavy for every page that can sign somebody out. */
function readRecord(item: unknown): RecordInput | null {
  const isRecord = typeof item === 'object' && item !== null && 'recordDate' in item
  return isRecord ? (item as RecordInput) : null
}

/**
 * What a visitor wrote down in the demonstration of the health centre, so that it can be brought along at sign-up. Of this
 * tab; forgotten once it was kept or discarded, and on signing out.
 */
export const $demoRecords = stored<readonly RecordInput[]>('health-demo', {
  initial: [],
  area: 'sessionStorage',
  ...listFormat(1, readRecord),
})
