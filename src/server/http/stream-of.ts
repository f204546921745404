/**
 * Chunks of text as the body of a response. The next chunk is made when the client has taken the one before, so memory
 * does not grow with the file. A client that leaves ends the iteration. A failure breaks the connection off: a file that
 * just ended would look whole.
 *
 * @param report is told about a failure; the stream's own error says nothing, since others may print it
 */
export function streamOf(
  chunks: AsyncIterable<string>,
  report: (failure: unknown) => void,
): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const next = await iterator.next()
          if (next.done) controller.close()
          else controller.enqueue(encoder.encode(next.value))
        } catch (failure) {
          report(failure)
          controller.error(new Error('broken off'))
        }
      },
      async cancel() {
        await iterator.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
