import { percentile } from './measurement.ts'

/** Milliseconds, and requests a second over all. */
export type LoadResult = { p50: number; p95: number; p99: number; perSecond: number }

/**
 * Answers all requests, `atOnce` of them at any time, and times each one.
 *
 * @throws Error when one is answered with another status than 200
 */
export async function measureLoad(
  call: (path: string) => Promise<Response>,
  paths: readonly string[],
  atOnce: number,
): Promise<LoadResult> {
  const times: number[] = []
  const waiting = paths.values()
  const worker = async () => {
    for (const path of waiting) {
      const started = performance.now()
      const response = await call(path)
      const text = await response.text()
      times.push(performance.now() - started)
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: atOnce }, worker))
  const seconds = (performance.now() - started) / 1_000
  const at = (share: number) => percentile(times, share)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond: times.length / seconds }
}
