import { caseless } from './caseless.ts'
import { Line } from './line.ts'
import { setOf } from './set-of.ts'

export const LIST_MAX = 20
export const LIST_ITEM_MAX = 120

/** A list that users add to: certifications, achievements. Those that differ in case alone are one. */
export const TextSet = setOf(Line(LIST_ITEM_MAX), { max: LIST_MAX, keyOf: caseless })
