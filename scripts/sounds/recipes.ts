import type { SoundName } from '#islands/timers/signals/sounds.ts'
import { bell, block, bowl, marimba, peaWhistle, swell } from './instruments.ts'
import { faded, levelled, mix, wave, type Wave } from './wave.ts'

/** Pitches in hertz. Small loudspeakers hear little below 400 of them. */
const PITCH = {
  G3: 196,
  C4: 261.63,
  D4: 293.66,
  A4: 440,
  C5: 523.25,
  E5: 659.26,
  G5: 783.99,
  A5: 880,
  B5: 987.77,
  C6: 1046.5,
}
const { G3, C4, D4, A4, C5, E5, G5, A5, B5, C6 } = PITCH

type Recipe = { make: () => Wave; loudness: number; kbps: 8 | 24 | 32 }

/** To be heard over music and heavy breath. */
const LOUD = 0.3
/** For a quiet room. */
const SOFT = 0.2

const loud = (make: () => Wave): Recipe => ({ make, loudness: LOUD, kbps: 32 })
const soft = (make: () => Wave): Recipe => ({ make, loudness: SOFT, kbps: 24 })

/**
 * What each sound is. Work rises and rings, rest falls and is of wood, so that one is told from the other
 * without counting; the last seconds are knocks, and only the whistle is shrill.
 */
const RECIPES: Record<SoundName, Recipe> = {
  prepare: loud(() => mix([0, block(A5)], [0.16, block(A5)])),
  work: loud(() => mix([0, bell(E5, 0.5)], [0.14, bell(B5, 1)])),
  rest: loud(() => mix([0, marimba(G5, 0.6)], [0.18, marimba(C5, 0.9)])),
  'round-rest': loud(() =>
    mix([0, marimba(C6, 0.6)], [0.18, marimba(G5, 0.6)], [0.36, marimba(C5, 1)]),
  ),
  halfway: loud(() => mix([0, bell(A5, 0.4)], [0.16, bell(A5, 0.7)])),
  // Ears are keenest there, so that less is as loud.
  whistle: { ...loud(() => peaWhistle(2500, 0.45)), loudness: 0.2 },
  countdown: loud(() => block(1100)),
  finish: loud(() =>
    mix([0, bell(C5, 1)], [0.14, bell(E5, 1)], [0.28, bell(G5, 1.1)], [0.46, bell(C6, 1.6)]),
  ),
  inhale: soft(() => swell(D4, A4, 1.6)),
  hold: soft(() => bowl(D4, 1.1)),
  exhale: soft(() => swell(A4, D4, 1.9)),
  'bell-start': soft(() => bowl(G3, 3)),
  'bell-end': soft(() => mix([0, bowl(C4, 3)], [0.5, bowl(G3, 2.5)])),
}

/** Browsers show controls for what lasts at least five seconds. */
const SILENCE_SECONDS = 6

/** A sound ready to be encoded. */
export type Sound = { name: SoundName | 'silence'; wave: Wave; kbps: Recipe['kbps'] }

/** All sounds, matched in loudness, and the silence that keeps lock-screen controls in place. */
export function makeSounds(): Sound[] {
  const names = Object.keys(RECIPES) as SoundName[]
  const sounds = names.map((name): Sound => {
    const { make, loudness, kbps } = RECIPES[name]
    return { name, wave: levelled(faded(make()), loudness), kbps }
  })
  return [...sounds, { name: 'silence', wave: wave(SILENCE_SECONDS, () => 0), kbps: 8 }]
}
