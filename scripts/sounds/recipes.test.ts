import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SOUNDS } from '#islands/timers/signals/sounds.ts'
import { makeSounds } from './recipes.ts'
import { loudnessOf, peakOf, SAMPLE_RATE } from './wave.ts'

const FOLDER = 'public/sounds'
const files = readdirSync(FOLDER)
const sizeOf = (file: string) => readFileSync(`${FOLDER}/${file}`).length
const sounds = makeSounds()

test('the sound files are exactly those that timers play', () => {
  const played = new Set(['silence', ...Object.values(SOUNDS).flat()])
  expect(files.toSorted()).toEqual([...played].map((name) => `${name}.mp3`).sort())
})

test('a sound file has at most 10 KB, all together 80 KB', () => {
  for (const file of files) expect(sizeOf(file), file).toBeLessThanOrEqual(10_000)
  expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(80_000)
})

describe.each(sounds)('$name', ({ name, wave, kbps }) => {
  const seconds = wave.length / SAMPLE_RATE

  test('the file is a bare MP3 with the duration of the recipe', () => {
    const file = readFileSync(`${FOLDER}/${name}.mp3`)
    // A frame begins with eleven 1 bits, a tag with letters.
    expect(file.readUInt16BE(0) & 0xffe0).toBe(0xffe0)
    const encoded = (file.length * 8) / (kbps * 1000)
    expect(encoded).toBeGreaterThan(seconds)
    expect(encoded).toBeLessThan(seconds + 0.25)
  })

  test('does not clip and ends in silence', () => {
    expect(peakOf(wave)).toBeLessThanOrEqual(0.801)
    expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(0.001)
  })
})

test('sounds of a kind are equally loud; short knocks are left out, as they measure lower', () => {
  const of = (name: string) => loudnessOf(sounds.find((sound) => sound.name === name)!.wave)
  for (const name of ['work', 'rest', 'round-rest', 'halfway', 'finish']) {
    expect(of(name), name).toBeCloseTo(0.28, 1)
  }
  for (const name of ['inhale', 'hold', 'exhale', 'bell-start', 'bell-end', 'whistle']) {
    expect(of(name), name).toBeCloseTo(0.2, 2)
  }
})

test('work rises in pitch and rest falls', () => {
  expect(pitchAt('work', 0.05)).toBeLessThan(pitchAt('work', 0.3))
  expect(pitchAt('rest', 0.05)).toBeGreaterThan(pitchAt('rest', 0.4))
})

/** A rough pitch: the rate of upward zero crossings within 60 ms, per second. */
function pitchAt(name: string, at: number): number {
  const { wave } = sounds.find((sound) => sound.name === name)!
  const part = wave.slice(at * SAMPLE_RATE, (at + 0.06) * SAMPLE_RATE)
  return part.filter((value, index) => value >= 0 && (part[index - 1] ?? 0) < 0).length / 0.06
}
