/** Keys looked up per query. */
const AT_ONCE = 500

type Sweep<Key> = {
  orphansOf: (some: Key[]) => Promise<readonly Key[]>
  sweepOne: (key: Key) => Promise<boolean>
}

/**
 * Deletes files that no row refers to. One that cannot be deleted keeps none of the others from it.
 *
 * @param options.orphansOf those that no row refers to, found without a lock: almost all are in use
 * @param options.sweepOne deletes a file unless it is in use after all; whether it did
 * @returns how many were deleted
 * @throws the first failure, once all were tried
 */
export async function sweepStore<Key>(
  stored: readonly Key[],
  { orphansOf, sweepOne }: Sweep<Key>,
): Promise<number> {
  let swept = 0
  const failures: unknown[] = []
  for (let from = 0; from < stored.length; from += AT_ONCE) {
    for (const key of await orphansOf(stored.slice(from, from + AT_ONCE))) {
      try {
        swept += Number(await sweepOne(key))
      } catch (error) {
        failures.push(error)
      }
    }
  }
  if (failures.length > 0) throw failures[0]
  return swept
}
