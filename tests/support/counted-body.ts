/** A body that tells how often it was read; it ends at the first time. */
export function countedBody() {
  let read = 0
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        read += 1
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, timesRead: () => read }
}
