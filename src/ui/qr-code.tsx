import { useMemo, type ReactNode, type Ref } from 'react'
import { qrPath } from './qr-path.ts'

export type QrCodeProps = {
  /** What a camera reads. */
  text: string
  /** Names the picture. */
  label: string
  /** Shown in place of the code when the text does not fit into one. */
  tooLong: string
  ref?: Ref<SVGSVGElement>
}

/** A text as a QR code, in modules of three pixels. */
export function QrCode({ text, label, tooLong, ref }: QrCodeProps): ReactNode {
  const code = useMemo(() => qrPath(text), [text])
  if (!code) return <p className="text-sm text-ink-soft">{tooLong}</p>
  return (
    <svg
      ref={ref}
      // Scanners need dark on light, in the dark theme too, and modules of three pixels.
      className="max-w-full min-w-60 rounded-control bg-white fill-black"
      style={{ width: code.size * 3 }}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={code.path} />
    </svg>
  )
}
