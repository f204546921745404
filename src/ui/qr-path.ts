import { encode } from 'uqr'

/** The quiet zone around a code, in modules: four, by ISO/IEC 18004. */
const BORDER = 4

/** A QR code: its side in modules, and the dark ones as an SVG path. Null when the text is too long. */
export function qrPath(text: string): { size: number; path: string } | null {
  let code: ReturnType<typeof encode>
  try {
    code = encode(text, { ecc: 'M', border: BORDER })
  } catch {
    return null
  }
  const rows = code.data.map((row, y) => {
    const dark = row.map((on) => (on ? '1' : '0')).join('')
    return [...dark.matchAll(/1+/g)].map(
      (run) => `M${run.index} ${y}h${run[0].length}v1H${run.index}`,
    )
  })
  return { size: code.size, path: rows.flat().join('') }
}
