import { persistentAtom, setPersistentEngine } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import type { Format } from '#lib/stored/format.ts'
import type { StoredName } from '#lib/stored/stored.ts'
import { readText, writeText, type Area, type StoredKey } from './storage.ts'

/** A value stored in this browser. `set` changes it for this page, and for later ones where storage is available. */
export type Stored<T> = WritableAtom<T> & {
  /** The value when nothing is stored, and in the prerendered page. */
  readonly initial: T
  /** Changes the value if it can be stored. @returns false when it cannot: then the old value stays */
  keep: (value: T) => boolean
  /** Resets to the initial value. @returns false when storage is refused */
  forget: () => boolean
}

type Options<T> = Format<T> & { initial: T }

/** For a value of the tab; otherwise it is in `localStorage`, which all tabs share. */
type OfTab = { area: 'sessionStorage' }

const areas = new Map<string, Area>()
/** Values that could not be stored, kept as long as the page. */
const ofThisPage = new Map<string, string>()

const storedText = (key: StoredKey) =>
  ofThisPage.get(key) ?? readText(key, areas.get(key)) ?? undefined

/** `@nanostores/persistent` has one storage engine for all stores: this one supports both areas and never throws. */
const engine = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key: StoredKey) => storedText(key) !== undefined,
    get: (_, key: StoredKey) => storedText(key),
    set(_, key: StoredKey, text: string) {
      if (writeText(key, text, areas.get(key))) ofThisPage.delete(key)
      else ofThisPage.set(key, text)
      return true
    },
    deleteProperty(_, key: StoredKey) {
      ofThisPage.delete(key)
      writeText(key, null, areas.get(key))
      return true
    },
  },
)
const EVENTS = ['storage', 'pageshow']
/**
 * Other tabs are followed by `restore`, which reads what is stored. The package's own listener sets the value without the
 * text that `restore` compares with: what another tab removed and stored again would be missed.
 */
const events = {
  addEventListener(_key: string, _listener: unknown, restore: () => void) {
    for (const type of EVENTS) window.addEventListener(type, restore)
  },
  removeEventListener(_key: string, _listener: unknown, restore: () => void) {
    for (const type of EVENTS) window.removeEventListener(type, restore)
  },
}
const NO_EVENTS = { addEventListener: () => undefined, removeEventListener: () => undefined }
setPersistentEngine(engine, typeof window === 'undefined' ? NO_EVENTS : events)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A value stored in this browser as JSON. It can be altered there, so `read` validates it. */
export function stored<T>(key: StoredName<'localStorage'>, options: Options<T>): Stored<T>
export function stored<T>(key: StoredName<'sessionStorage'>, options: Options<T> & OfTab): Stored<T>
export function stored<T>(
  key: StoredKey,
  { initial, read, write, area }: Options<T> & Partial<OfTab>,
): Stored<T> {
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
