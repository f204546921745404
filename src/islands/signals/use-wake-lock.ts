import { useEffect } from 'react'

/**
 * Keeps the screen on while `active`. The browser takes the lock away when the page is hidden, so it is
 * asked for again when the page comes back; where it is refused the screen goes dark as usual.
 */
export function useWakeLock(active: boolean) {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return
    let wanted = true
    let lock: WakeLockSentinel | null = null
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const given = await navigator.wakeLock.request('screen')
        // The timer may have ended while the browser thought about it.
        if (wanted) lock = given
        else await given.release()
      } catch {
        // Low battery, no permission: nothing to tell.
      }
    }
    const onVisible = () => void ask()
    void ask()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      wanted = false
      document.removeEventListener('visibilitychange', onVisible)
      lock?.release().catch(() => undefined)
    }
  }, [active])
}
