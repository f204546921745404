import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from './measurement.ts'

/** Milliseconds from the moment of arrival, requests that failed, and the most memory of this process, in MB. */
export type RateResult = { p50: number; p95: number; p99: number; errors: string[]; peakMb: number }

/**
 * Lets requests arrive at fixed times, `perSecond` of them, however long those before take: an answer that is late delays
 * no arrival, and one that could only begin late has waited since it arrived.
 */
export async function measureRate(
  call: (path: string) => Promise<Response>,
  paths: readonly string[],
  perSecond: number,
): Promise<RateResult> {
  const times: number[] = []
  const errors: string[] = []
  let peakBytes = 0
  const answer = async (path: string, arrival: number) => {
    try {
      const response = await call(path)
      const text = await response.text()
      if (response.status !== 200) errors.push(`${path}: ${response.status} ${text}`)
    } catch (error) {
      errors.push(`${path}: ${String(error)}`)
    }
    times.push(performance.now() - arrival)
  }
  const answers: Promise<void>[] = []
  const began = performance.now()
  for (const [n, path] of paths.entries()) {
    const arrival = began + (n * 1_000) / perSecond
    const early = arrival - performance.now()
    if (early > 0) await wait(early)
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss())
    answers.push(answer(path, arrival))
  }
  await Promise.all(answers)
  const at = (share: number) => percentile(times, share)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), errors, peakMb: peakBytes / 1024 ** 2 }
}
