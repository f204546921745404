import * as z from 'zod/mini'

type OrNull<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends z.core.SomeType
    ? z.ZodMiniNullable<Fields[Name]>
    : never
}

/** The same fields, each of which may be left empty (null). */
export function orNull<Fields extends Readonly<Record<string, z.core.SomeType>>>(
  fields: Fields,
): OrNull<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => [name, z.nullable(field)])
  return Object.fromEntries(entries) as OrNull<Fields>
}
