import { readHiddenColumns, type HiddenColumns } from '#lib/admin/hidden-columns.ts'
import { stored } from '#stores/stored.ts'

/** Which columns of which table are hidden in this browser. */
export const $hiddenColumns = stored<HiddenColumns>('admin-columns', {
  initial: {},
  read: readHiddenColumns,
})
