import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import type { Format } from '#lib/kept/format.ts'
import { readText, writeText, type Area } from './storage.ts'

/** A value stored in this browser. `set` changes it for this page, and for later ones where storage is available. */
export type Kept<T> = WritableAtom<T> & {
  /** The value when nothing is stored, and in the prerendered page. */
  readonly initial: T
  /** Changes the value if it can be stored. @returns false when it cannot: then the old value stays */
  keep: (value: T) => boolean
  /** Resets to the initial value. @returns false when storage is refused */
  forget: () => boolean
}

type Options<T> = Format<T> & {
  initial: T
  /** `localStorage` unless given, whose values all tabs share. */
  area?: Area
}

const areas = new Map<string, Area>()
/** Values that could not be stored, kept as long as the page. */
const ofThisPage = new Map<string, string>()

const textOf = (key: string) => ofThisPage.get(key) ?? readText(key, areas.get(key)) ?? undefined

/** `@nanostores/persistent` has one storage engine for all stores: this one supports both areas and never throws. */
const engine = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key: string) => textOf(key) !== undefined,
    get: (_, key: string) => textOf(key),
    set(_, key: string, text: string) {
      if (writeText(key, text, areas.get(key))) ofThisPage.delete(key)
      else ofThisPage.set(key, text)
      return true
    },
    deleteProperty(_, key: string) {
      ofThisPage.delete(key)
      writeText(key, null, areas.get(key))
      return true
    },
  },
)
const NO_EVENTS = { addEventListener: () => undefined, removeEventListener: () => undefined }
setPersistentEngine(engine, typeof window === 'undefined' ? NO_EVENTS : windowPersistentEvents)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A value stored in this browser as JSON. It can be altered there, so `read` validates it. */
export function kept<T>(key: string, { initial, read, write, area }: Options<T>): Kept<T> {
  areas.set(key, area ?? 'localStorage')
  const textFor = (value: T) => JSON.stringify(write ? write(value) : value)
  // A store writes its initial read back when it mounts. Write the same text: a tab of an older version must not remove
  // what it cannot parse.
  let taken: { value: T; text: string } | undefined

  const $value = persistentAtom<T>(key, initial, {
    decode(text) {
      taken = { value: read(parsed(text)) ?? initial, text }
      return taken.value
    },
    encode(value) {
      if (taken?.value === value) return taken.text
      taken = undefined
      return value === initial ? undefined : textFor(value)
    },
  })
  return Object.assign($value, {
    initial,
    keep(value: T) {
      const done = writeText(key, textFor(value), area)
      if (done) $value.set(value)
      return done
    },
    forget() {
      const done = writeText(key, null, area)
      taken = undefined
      $value.set(initial)
      return done
    },
  })
}
