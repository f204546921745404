import { isOneOf } from '#lib/one-of.ts'
import { readPage } from '#lib/paging/read-page.ts'
import { UUID } from '#lib/uuid.ts'

/** Reads a parameter of the address; null is an absent one. What cannot be read is as if it were absent. */
export type Reader<Value> = (text: string | null) => Value

/** The parameters of a page's address. */
export type AddressSchema = Readonly<Record<string, Reader<string | number | null>>>

/** What an address says. */
export type AddressOf<Schema extends AddressSchema> = {
  readonly [Name in keyof Schema]: ReturnType<Schema[Name]>
}

/** One of some values; without it the first screen's, or null. */
export function oneOf<const Value extends string>(values: readonly Value[]): Reader<Value | null>
export function oneOf<const Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
): Reader<Value>
export function oneOf(values: readonly string[], initial: string | null = null) {
  return (text: string | null) => (isOneOf(values, text) ? text : initial)
}

/** Any text, such as an id that is looked for among what was read. */
export const text: Reader<string | null> = (given) => given

/** The id of a row, which need not exist. */
export const idOf =
  <Id extends string>(): Reader<Id | null> =>
  (given) =>
    given !== null && UUID.test(given) ? (given as Id) : null

/** The page of a list, from 1. */
export const page: Reader<number> = readPage

/** Some of what an address says; undefined is as if it were absent. */
export type AddressValues<Schema extends AddressSchema> = {
  readonly [Name in keyof Schema]?: ReturnType<Schema[Name]> | undefined
}

/** @param search the query string of an address, with or without its `?` */
export function readAddress<Schema extends AddressSchema>(
  schema: Schema,
  search: string | URLSearchParams,
): AddressOf<Schema> {
  const given = new URLSearchParams(search)
  return Object.fromEntries(
    Object.entries(schema).map(([name, read]) => [name, read(given.get(name))]),
  ) as AddressOf<Schema>
}

/** The query string of these values and no others, with its `?`; what an empty address says too is left out. */
export function searchOf<Schema extends AddressSchema>(
  schema: Schema,
  values: AddressValues<Schema>,
): string {
  const entries = Object.entries(values)
    .filter(([name, value]) => value !== undefined && value !== schema[name]?.(null))
    .map(([name, value]) => [name, String(value)])
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}

/** The same page with these values and no others. */
export const hrefOf = <Schema extends AddressSchema>(
  schema: Schema,
  values: AddressValues<Schema>,
): string => searchOf(schema, values) || location.pathname

/** The same page with other values for some parameters. */
export const hrefWith = <Schema extends AddressSchema>(
  schema: Schema,
  changes: AddressValues<Schema>,
): string => hrefOf(schema, { ...readAddress(schema, location.search), ...changes })
