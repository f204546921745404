import { listFormat } from '#lib/stored/format.ts'
import type { TimerSlug } from '#lib/tools/tools.ts'
import { readToolConfig, type ToolConfig } from './tool-config.ts'

/** Settings of a timer under a name that is unique among its presets. */
export type Preset<T extends TimerSlug = TimerSlug> = { name: string; config: ToolConfig[T] }
export type PresetProblem = 'nameless' | 'taken' | 'full'

export const PRESET_NAME_MAX = 40
export const PRESETS_MAX = 30

/** Invisible characters, bidirectional controls, and lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** A name without invisible characters, with single spaces, cut to its maximum length; may be empty. */
export function cleanName(typed: string): string {
  // Replace tabs and line breaks by spaces before removing invisible characters, or words would run together. The
  // removal may leave two spaces, or a letter and its combining accent.
  const seen = typed.replace(/\s/g, ' ').replace(UNSEEN, '').normalize('NFC')
  return seen.replace(/ +/g, ' ').trim().slice(0, PRESET_NAME_MAX).replace(UNSEEN, '').trim()
}

/** Whether two names look the same to a reader. */
function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** The presets of a timer, in the order they were made. What is broken, or has a name that is taken, is left out. */
export function presetsFormat<T extends TimerSlug>(tool: T) {
  const presets = listFormat(1, (item): Preset<T> | null => {
    if (typeof item !== 'object' || item === null) return null
    const { name, config } = item as Record<string, unknown>
    const known = readToolConfig(tool, config)
    if (typeof name !== 'string' || name === '' || cleanName(name) !== name || !known) return null
    return { name, config: known }
  })
  const isFirst = ({ name }: Preset<T>, index: number, all: readonly Preset<T>[]) =>
    all.findIndex((other) => isSameName(other.name, name)) === index
  return {
    ...presets,
    read: (stored: unknown) => presets.read(stored)?.filter(isFirst).slice(0, PRESETS_MAX) ?? null,
  }
}

/** The presets with one more, or why not. */
export function withPreset<T extends TimerSlug>(
  presets: readonly Preset<T>[],
  typed: string,
  config: ToolConfig[T],
): Preset<T>[] | PresetProblem {
  const name = cleanName(typed)
  if (name === '') return 'nameless'
  if (presets.some((other) => isSameName(other.name, name))) return 'taken'
  if (presets.length >= PRESETS_MAX) return 'full'
  return [...presets, { name, config }]
}

/** The presets, one of them under another name, or why not. */
export function renamePreset<T extends TimerSlug>(
  presets: readonly Preset<T>[],
  from: string,
  typed: string,
): Preset<T>[] | PresetProblem {
  const name = cleanName(typed)
  if (name === '') return 'nameless'
  const others = presets.filter((preset) => preset.name !== from)
  if (others.some((other) => isSameName(other.name, name))) return 'taken'
  return presets.map((preset) => (preset.name === from ? { ...preset, name } : preset))
}
