import { readHiddenColumns, type HiddenColumns } from '#lib/admin/hidden-columns.ts'
import { kept } from '#stores/kept.ts'

/** Which columns of which table are hidden in this browser. */
export const $hiddenColumns = kept<HiddenColumns>('admin-columns', {
  initial: {},
  read: readHiddenColumns,
})
