/** The JSON of an object with one more key, whose list arrives in batches; in chunks. */
export async function* jsonWithList(
  object: object,
  key: string,
  batches: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(key)}:[`
  let separator = ''
  for await (const items of batches) {
    if (items.length === 0) continue
    yield separator + items.map((item) => JSON.stringify(item)).join(',')
    separator = ','
  }
  yield ']}'
}
