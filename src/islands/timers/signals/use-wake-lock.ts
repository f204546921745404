import { useEffect } from 'react'

/**
 * Keeps the screen on while `active`. The browser releases the lock when the page is hidden, so it is requested again
 * when the page becomes visible; where it is refused the screen turns off as usual.
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
        // The timer may have ended during the request.
        if (wanted) lock = given
        else await given.release()
      } catch {
        // Low battery or no permission: nothing to report.
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
