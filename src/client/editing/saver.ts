import { atom } from 'nanostores'

/** What a saver has done, in texts of JSON. */
export type Progress = {
  /** What is stored. */
  saved: string
  /** What could not be stored, when it was last tried. */
  failed: string | null
  isRunning: boolean
  /** When it was last stored, ISO; null before. */
  at: string | null
}

/** Stores a value. @returns whether it is stored */
type Save<Value> = (value: Value) => Promise<boolean>

/**
 * Stores the newest of the values that it is given, one at a time: a slow call never overwrites a later one. What is stored
 * already is not stored again.
 */
export function createSaver<Value>(first: Value) {
  const $progress = atom<Progress>({
    ...{ saved: asJson(first), failed: null, isRunning: false, at: null },
  })
  let newest: { text: string; value: Value; save: Save<Value> } | null = null
  let running: Promise<void> | null = null

  const set = (part: Partial<Progress>) => $progress.set({ ...$progress.get(), ...part })
  const isUnsaved = () => newest !== null && newest.text !== $progress.get().saved
  const saveAll = async () => {
    while (isUnsaved()) {
      const { text, value, save } = newest!
      set({ isRunning: true })
      if (!(await save(value))) {
        set({ failed: text })
        return
      }
      set({ saved: text, failed: null, at: new Date().toISOString() })
    }
  }
  return {
    $progress,
    give(value: Value, save: Save<Value>): void {
      newest = { text: asJson(value), value, save }
    },
    /** Stores what is not stored. Never rejects. */
    async flush(): Promise<void> {
      if (running || !isUnsaved()) return
      running = saveAll()
      await running
      running = null
      set({ isRunning: false })
    },
    /** Waits for what is being stored. */
    async settled(): Promise<void> {
      await running
    },
    /** It is stored otherwise, or is not to be stored any more. */
    accept(value: Value): void {
      set({ saved: asJson(value), failed: null })
    },
  }
}

export const asJson = (value: unknown): string => JSON.stringify(value)
