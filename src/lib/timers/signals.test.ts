import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_SIGNALS, readSignals, SIGNAL_SWITCHES } from './signals.ts'

describe('the stored settings', () => {
  test.each([null, undefined, 'loud', 3, [], {}])('%j gives the defaults', (kept) => {
    expect(readSignals(kept)).toEqual(DEFAULT_SIGNALS)
  })

  test('are restored', () => {
    const kept = { ...DEFAULT_SIGNALS, soundEnabled: false, voice: true, volume: 0.35 }
    expect(readSignals(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })

  test('an invalid value falls back to its default without affecting others', () => {
    expect(readSignals({ volume: 7, flash: 'yes', voice: true })).toEqual({
      ...DEFAULT_SIGNALS,
      voice: true,
    })
  })

  test.each([-0.01, 1.01, NaN, '0.5', null])('%s is not a volume', (volume) => {
    expect(readSignals({ volume }).volume).toBe(DEFAULT_SIGNALS.volume)
  })

  test.each([0, 1])('%s is a volume', (volume) => {
    expect(readSignals({ volume }).volume).toBe(volume)
  })

  test('any stored value gives valid settings', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const { volume, ...switches } = readSignals(kept)
        expect(volume >= 0 && volume <= 1).toBe(true)
        expect(Object.keys(switches).sort()).toEqual([...SIGNAL_SWITCHES].sort())
        expect(Object.values(switches).every((value) => typeof value === 'boolean')).toBe(true)
      }),
    )
  })
})
