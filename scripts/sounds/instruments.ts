import { wave, type Wave } from './wave.ts'

const TURN = 2 * Math.PI

/** One partial of a struck body: times the pitch, how strong, how long until a third of it is left, in s. */
type Partial = readonly [ratio: number, strength: number, decay: number]

/** Sounds of struck things are their partials, each dying away in its own time. */
function struck(hertz: number, seconds: number, partials: readonly Partial[]): Wave {
  const ATTACK = 0.004
  return wave(seconds, (time) => {
    const sum = partials.reduce(
      (total, [ratio, strength, decay]) =>
        total + strength * Math.exp(-time / decay) * Math.sin(TURN * hertz * ratio * time),
      0,
    )
    return sum * Math.min(1, time / ATTACK)
  })
}

/** A small hand bell: clear, with a minor third in it, as bells have. */
export const bell = (hertz: number, seconds: number) =>
  struck(hertz, seconds, [
    [0.5, 0.25, seconds / 2.5],
    [1, 1, seconds / 3.5],
    [1.2, 0.22, seconds / 5],
    [2, 0.45, seconds / 6],
    [2.76, 0.16, seconds / 10],
    [5.4, 0.05, seconds / 25],
  ])

/** A singing bowl: two nearly equal tones that beat slowly, and few overtones. */
export const bowl = (hertz: number, seconds: number) =>
  struck(hertz, seconds, [
    [1, 0.7, seconds / 2.2],
    [1.006, 0.6, seconds / 2.2],
    [2.71, 0.4, seconds / 4],
    [2.723, 0.25, seconds / 4],
    [5.15, 0.12, seconds / 9],
    [8.3, 0.03, seconds / 20],
  ])

/** A bar of a marimba: its first overtone lies two octaves above. */
export const marimba = (hertz: number, seconds: number) =>
  struck(hertz, seconds, [
    [1, 1, seconds / 4],
    [3.93, 0.35, seconds / 14],
    [9.2, 0.1, seconds / 40],
  ])

/** A knock on a wooden block. */
export const block = (hertz: number) =>
  struck(hertz, 0.2, [
    [1, 1, 0.028],
    [1.42, 0.5, 0.018],
    [2.57, 0.3, 0.009],
    [4.1, 0.15, 0.004],
  ])

/** A whistle with a pea in it: a high tone that the pea interrupts and bends. */
export function peaWhistle(hertz: number, seconds: number): Wave {
  const PEA = 32
  const BEND = 0.018
  return wave(seconds, (time) => {
    const pea = Math.sin(TURN * PEA * time)
    // The phase of a tone whose pitch swings by BEND, PEA times a second.
    const phase = TURN * hertz * time - ((BEND * hertz) / PEA) * Math.cos(TURN * PEA * time)
    const loud = Math.min(1, time / 0.03, (seconds - time) / 0.06) * (0.72 + 0.28 * pea)
    return loud * (Math.sin(phase) + 0.12 * Math.sin(2 * phase))
  })
}

/** A soft chord that swells and glides from one pitch to another: a breath. */
export function swell(from: number, to: number, seconds: number): Wave {
  return wave(seconds, (time) => {
    const way = time / seconds
    // The integral of a pitch that moves in a straight line.
    const turns = from * time + ((to - from) * time * way) / 2
    const loud = Math.sin(Math.PI * Math.sqrt(way)) ** 1.5
    const chord = [1, 1.5, 2.002].map(
      (ratio, index) => Math.sin(TURN * turns * ratio) / (1 + index),
    )
    return loud * chord.reduce((sum, value) => sum + value, 0)
  })
}
