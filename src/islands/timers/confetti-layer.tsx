import { useEffect, useRef } from 'react'
import { throwConfetti } from './confetti.ts'

/** A one-time confetti animation over the stage. */
export function ConfettiLayer() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) void throwConfetti(canvas.current)
  }, [])
  return (
    <canvas
      ref={canvas}
      className="pointer-events-none absolute inset-0 size-full"
      aria-hidden="true"
    />
  )
}
