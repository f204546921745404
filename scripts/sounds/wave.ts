/** Sound as samples from -1 to 1, one channel. */
export type Wave = Float32Array<ArrayBuffer>

export const SAMPLE_RATE = 24_000

/** The wave of a function of time in seconds. */
export function wave(seconds: number, valueAt: (time: number) => number): Wave {
  return Float32Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, index) =>
    valueAt(index / SAMPLE_RATE),
  )
}

/** Waves one over the other, each from its own moment, in seconds. */
export function mix(...parts: readonly (readonly [at: number, part: Wave])[]): Wave {
  const starts = parts.map(([at]) => Math.round(at * SAMPLE_RATE))
  const length = Math.max(...parts.map(([, part], index) => (starts[index] ?? 0) + part.length))
  const whole = new Float32Array(length)
  parts.forEach(([, part], index) => {
    const start = starts[index] ?? 0
    part.forEach((value, offset) => {
      whole[start + offset] = (whole[start + offset] ?? 0) + value
    })
  })
  return whole
}

const FADE_SECONDS = 0.08

/** The wave with a tail that falls to nothing, so that no end clicks. */
export function faded(whole: Wave): Wave {
  const tail = Math.round(FADE_SECONDS * SAMPLE_RATE)
  return whole.map((value, index) => value * Math.min(1, (whole.length - 1 - index) / tail))
}

/** The largest deflection, 0 to 1. */
export const peakOf = (whole: Wave) =>
  whole.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

const WINDOW_SECONDS = 0.1

/** How loud the loudest tenth of a second is: the root of the mean square, 0 to 1. */
export function loudnessOf(whole: Wave): number {
  const size = Math.min(whole.length, Math.round(WINDOW_SECONDS * SAMPLE_RATE))
  let sum = 0
  let most = 0
  whole.forEach((value, index) => {
    const gone = whole[index - size] ?? 0
    sum += value * value - gone * gone
    most = Math.max(most, sum)
  })
  return Math.sqrt(most / size)
}

/** Room for what the encoder adds. */
const PEAK = 0.8

/** The wave as loud as asked, or as loud as it can be without clipping. */
export function levelled(whole: Wave, loudness: number): Wave {
  const gain = Math.min(loudness / loudnessOf(whole), PEAK / peakOf(whole))
  return whole.map((value) => value * gain)
}
