import type { Table } from '#lib/health/import/table.ts'

/** What the worker is given. */
export type AppleFile = { file: File; isZip: boolean }

/** What the worker answers: bytes read so far, then the table; null when it is no export, undefined when it cannot be read. */
export type AppleAnswer = { read: number } | { table: Table | null | undefined }

/**
 * An export of Apple Health as a table, which a worker reads: it may have gigabytes, and the page stays usable.
 *
 * @param onProgress hears the share that has been read, from 0 to 1
 * @returns why it cannot be read, if it cannot
 */
export function readAppleFile(
  { file, isZip }: AppleFile,
  onProgress: (share: number) => void,
): Promise<Table | 'not_apple' | 'unreadable' | 'not_loaded'> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./apple.worker.ts', import.meta.url), { type: 'module' })
    const end = (result: Table | 'not_apple' | 'unreadable' | 'not_loaded') => {
      worker.terminate()
      resolve(result)
    }
    worker.onmessage = ({ data }: MessageEvent<AppleAnswer>) => {
      if ('read' in data) onProgress(file.size === 0 ? 1 : data.read / file.size)
      else end(data.table ?? (data.table === null ? 'not_apple' : 'unreadable'))
    }
    worker.onerror = () => {
      end('not_loaded')
    }
    worker.postMessage({ file, isZip } satisfies AppleFile)
  })
}
