import { fieldOfRow } from '#lib/workspace/builder/problems.ts'

/** The element of a field, by the field's name. */
export const idOf = (field: string): string => `send-${field.replaceAll('.', '-')}`

/** The button that opens a question. */
export const rowId = (id: number): string => `send-row-${id}`

/** The element of a part of a question. */
export const partId = (id: number, part: string): string => idOf(fieldOfRow(id, part))

export const ADD_ID = 'send-add'
export const UNDO_ID = 'send-undo'
