import * as z from 'zod/mini'
import { DIRECTIONS, type Direction } from '#lib/admin/list.ts'
import type { Schemas } from '#lib/http/contract.ts'

/** By what a list is ordered; null where its call has no such order. */
export type Order = { by: string | null; dir: Direction }

const Ordered = z.object({ sort: z.string(), dir: z.enum(DIRECTIONS) })

/** The order of a list: what is asked for, and for the rest what the schema of its query has by default. */
export function orderOf(
  { query }: Pick<Schemas, 'query'>,
  asked: Readonly<Record<string, string>>,
): Order {
  const { data } = z.safeParse(Ordered, query && z.safeParse(query, asked).data)
  return { by: data?.sort ?? null, dir: data?.dir ?? 'desc' }
}
