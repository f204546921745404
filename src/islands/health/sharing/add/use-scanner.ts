import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newDetector } from './scanner.ts'

export type ScanState = 'starting' | 'watching' | 'denied' | 'noCamera'

/**
 * Opens the camera and reads codes from its picture until it is unmounted, which closes the camera.
 *
 * @param onText called with the text of each code that is seen
 */
export function useScanner(onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<ScanState>('starting')
  const tell = useEffectEvent(onText)

  useEffect(() => {
    const over = new AbortController()
    const isOver = () => over.signal.aborted
    const look = async (element: HTMLVideoElement) => {
      const detector = newDetector()
      while (!isOver()) {
        await nextFrame()
        if (element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) continue
        const [code] = await detector.detect(element)
        if (code && !isOver()) tell(code.rawValue)
      }
    }
    const open = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment' },
      })
      const close = () => stream.getTracks().forEach((track) => track.stop())
      if (isOver() || !video.current) {
        close()
        return
      }
      over.signal.addEventListener('abort', close)
      video.current.srcObject = stream
      await video.current.play()
      setState('watching')
      await look(video.current)
    }
    open().catch((error: unknown) => {
      if (isOver()) return
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
      setState(isDenied ? 'denied' : 'noCamera')
    })
    return () => over.abort()
  }, [])
  return { video, state }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
