import { readAddress, type AddressOf, type AddressSchema } from './address.ts'
import { useSearchString } from './here.ts'

/** What the address of the page says; a prerendered page shows what it does without parameters. */
export const useAddress = <Schema extends AddressSchema>(schema: Schema): AddressOf<Schema> =>
  readAddress(schema, useSearchString())
