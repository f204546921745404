import { Unzip, UnzipInflate } from 'fflate'
import { appleHealth } from './apple-health.ts'
import type { Table } from './table.ts'

/** The file of an export that holds its records lies in its one folder; it is called otherwise in every language. */
const IN_FOLDER = /^[^/]+\/[^/]+\.xml$/i

/**
 * Reads an export of Apple Health as it comes, so that memory never holds it: `export.xml`, or the zip around it. Brings fflate
 * along: import it where it is needed.
 *
 * @param onRead hears how many bytes have been read so far
 * @returns null when there is no export of Apple Health in it
 * @throws Error when the zip is broken, or the file cannot be read
 */
export async function readApple(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  { isZip, onRead }: { isZip: boolean; onRead: (bytes: number) => void },
): Promise<Table | null> {
  const source = isZip ? fromZip() : fromXml()
  let bytes = 0
  for await (const chunk of chunksOf(stream)) {
    source.push(chunk, false)
    bytes += chunk.length
    onRead(bytes)
  }
  source.push(new Uint8Array(), true)
  return source.finish()
}

/** Not every browser can iterate over a stream. */
async function* chunksOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

type Source = {
  push: (chunk: Uint8Array<ArrayBuffer>, isLast: boolean) => void
  finish: () => Table | null
}

function fromXml(): Source {
  const reader = appleHealth()
  const decoder = new TextDecoder()
  return {
    push: (chunk, isLast) => {
      reader.feed(decoder.decode(chunk, { stream: !isLast }))
    },
    finish: () => reader.finish(),
  }
}

function fromZip(): Source {
  const files: Source[] = []
  const unzip = new Unzip((file) => {
    if (!IN_FOLDER.test(file.name)) return
    const xml = fromXml()
    files.push(xml)
    file.ondata = (error, chunk, isLast) => {
      // What it throws is caught by nobody else: it runs inside of `push`.
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- null unless something is wrong, whatever its type says
      if (error) throw error
      xml.push(chunk, isLast)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  return {
    push: (chunk, isLast) => {
      unzip.push(chunk, isLast)
    },
    finish: () => files.map((file) => file.finish()).find((table) => table !== null) ?? null,
  }
}
