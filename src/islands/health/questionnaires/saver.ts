/** What is known about the newest value: not saved yet, being saved, saved, or refused. */
export type SaveState = 'none' | 'saving' | 'saved' | 'failed'

type Options<T> = {
  /** What is saved already. */
  saved: T
  /** Saves a value. @returns whether it was */
  save: (value: T) => Promise<boolean>
  onState: (state: SaveState) => void
}

/**
 * Saves the newest of the values that it is given, one at a time: a slow call never overwrites a later one. What is saved
 * already is not saved again.
 */
export function createSaver<T>({ saved, save, onState }: Options<T>) {
  let newest = saved
  let kept = JSON.stringify(saved)
  let running: Promise<void> | null = null

  const isUnsaved = () => JSON.stringify(newest) !== kept
  const saveAll = async () => {
    while (isUnsaved()) {
      onState('saving')
      const text = JSON.stringify(newest)
      const isDone = await save(newest)
      if (!isDone) {
        onState('failed')
        return
      }
      kept = text
    }
    onState('saved')
  }
  const flush = async (): Promise<void> => {
    if (running || !isUnsaved()) return
    running = saveAll()
    await running
    running = null
  }
  return {
    give: (value: T) => {
      newest = value
    },
    /** Saves what is not saved. Never rejects. */
    flush,
    /** Waits for what is being saved. */
    settled: async () => {
      await running
    },
    isUnsaved,
    /** Forgets what is not saved: it was sent, or can no longer be. */
    stop: () => {
      kept = JSON.stringify(newest)
    },
  }
}
