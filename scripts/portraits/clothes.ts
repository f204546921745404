import { SKINS, type Recipe } from './recipe.ts'

/** Shoulders and what is worn, over the neck. */
export function clothes(recipe: Recipe): { defs: string; body: string } {
  const { colour, side, woman, skin, garment, cut } = recipe
  const wide = woman ? 330 : 396
  const [, middle, shade, deep] = SKINS[skin]
  const neck = woman ? 92 : 112
  const shoulders = (from: number, dip: number) =>
    `M-${from} 338C-${from + 44} 376-${wide - 40} 388-${wide} 470C-${wide + 34} 560-${wide + 40} 760-${wide + 44} 1300H${wide + 44}C${wide + 40} 760 ${wide + 34} 560 ${wide} 470C${wide - 40} 388 ${from + 44} 376 ${from} 338C${from * 0.7} ${338 + dip}-${from * 0.7} ${338 + dip}-${from} 338z`
  const defs = `<linearGradient id="cloth" x1="${side < 0 ? 0 : 1}" x2="${side < 0 ? 1 : 0}" y1="0" y2=".7"><stop offset="0" stop-color="${mixed(colour, 34)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${mixed(colour, -46)}"/></linearGradient>`
  const rim = `M-${neck} 340C-${neck * 0.7} 438 ${neck * 0.7} 438 ${neck} 340`
  const seam = (d: string, width: number, by = -40, opacity = 0.7) =>
    `<path d="${d}" fill="none" stroke="${mixed(colour, by)}" stroke-width="${width}" opacity="${opacity}" stroke-linecap="round"/>`
  const folds = `<g filter="url(#near)">${seam(`M-${wide - 70} 520C-${wide - 110} 640-${wide - 96} 760-${wide - 120} 900`, 22, -50, 0.35)}${seam(`M${wide - 70} 520C${wide - 110} 640 ${wide - 96} 760 ${wide - 120} 900`, 22, -50, 0.35)}${seam(`M-120 470C-60 520-30 600-40 720`, 18, 30, 0.22)}${seam(`M140 470C90 540 60 600 70 740`, 16, -40, 0.25)}</g>`
  const plain = `<path d="${shoulders(neck, 98)}" fill="url(#cloth)"/>${folds}`
  const open = (depth: number) =>
    `<path d="M-${neck - 4} 334C-50 400-20 ${depth - 40} 0 ${depth}C20 ${depth - 40} 50 400 ${neck - 4} 334C40 372-40 372-${neck - 4} 334z" fill="${shade}"/><path d="M-${neck - 4} 340L0 ${depth}L${neck - 4} 340" fill="none" stroke="${deep}" stroke-width="10" opacity=".25" filter="url(#near)"/>`
  const bodies: Record<Recipe['garment'], () => string> = {
    crew: () => plain + seam(rim, 20, -34, 0.8) + seam(rim, 3, -70, 0.5),
    vneck: () =>
      plain +
      open(500) +
      seam(`M-${neck} 338C-60 410-22 460 0 504C22 460 60 410 ${neck} 338`, 16, -30, 0.9),
    polo: () =>
      `${plain}${open(470)}<path d="M-${neck + 10} 322C-${neck - 20} 400-50 440-6 466L-56 520C-104 470-${neck + 30} 420-${neck + 34} 356zM${neck + 10} 322C${neck - 20} 400 50 440 6 466L56 520C104 470 ${neck + 30} 420 ${neck + 34} 356z" fill="${mixed(colour, -22)}"/>${seam('M0 470V640', 5, -60, 0.6)}<circle cx="10" cy="540" r="7" fill="#f0ece2"/><circle cx="10" cy="600" r="7" fill="#f0ece2"/>`,
    zip: () =>
      `${plain}<path d="M-${neck + 16} 286C-${neck} 390-40 420-4 430V520C-80 500-${neck + 40} 440-${neck + 42} 350zM${neck + 16} 286C${neck} 390 40 420 4 430V520C80 500 ${neck + 40} 440 ${neck + 42} 350z" fill="${mixed(colour, -26)}"/>${seam('M0 436V1300', 9, -70, 0.8)}${seam('M0 436V1300', 3, 90, 0.8)}${seam(`M-${wide - 20} 500C-200 560-120 600 0 610M${wide - 20} 500C200 560 120 600 0 610`, 7, -50, 0.35)}`,
    shirt: () =>
      `${plain}<path d="M-${neck + 2} 336L-64 560L0 860L64 560L${neck + 2} 336C60 430-60 430-${neck + 2} 336z" fill="#efece4"/>${open(470)}<path d="M-${neck + 8} 316C-64 400-30 440-4 470L-58 540L-${neck + 34} 372zM${neck + 8} 316C64 400 30 440 4 470L58 540L${neck + 34} 372z" fill="#fbf9f4"/><path d="M-${neck + 34} 360L-150 560L-104 590L-6 880L-62 556zM${neck + 34} 360L150 560L104 590L6 880L62 556z" fill="${mixed(colour, -18)}"/>${seam('M0 480V860', 4, 60, 0.25)}${seam('M-150 560L-104 590L-6 880M150 560L104 590L6 880', 4, -60, 0.6)}`,
    tank: () =>
      `<path d="${shoulders(neck, 98)}" fill="${middle}"/><path d="${shoulders(neck, 98)}" fill="url(#throat)" opacity=".8"/><path d="M-${wide - 20} 520C-${wide - 60} 700-${wide - 60} 760-${wide - 90} 1300M${wide - 20} 520C${wide - 60} 700 ${wide - 60} 760 ${wide - 90} 1300" stroke="${deep}" stroke-width="26" opacity=".35" filter="url(#soft)" fill="none"/><path d="M-196 372C-210 500-250 600-${wide - 62} 700V1300H${wide - 62}V700C250 600 210 500 196 372L132 362C124 470 60 540 0 540C-60 540-124 470-132 362z" fill="url(#cloth)"/>`,
  }
  return {
    defs,
    body: `${cut === 'hijab' ? plain : bodies[garment]()}${cut === 'hijab' ? '' : `<path d="M-160 330C-100 420 100 420 160 330V372C80 452-80 452-160 372z" fill="#000" opacity=".16" filter="url(#soft)"/>`}`,
  }
}

/** A headscarf: around the face, and over the shoulders. */
export function headscarf({ cut, side }: Recipe): string {
  if (cut !== 'hijab') return ''
  const colour = '#7d8fa6'
  const opening =
    'M0-168C98-168 150-92 150 0C150 112 100 236 0 266C-100 236-150 112-150 0C-150-92-98-168 0-168z'
  const fold = (d: string, by: number, width: number) =>
    `<path d="${d}" fill="none" stroke="${mixed(colour, by)}" stroke-width="${width}" opacity=".5" filter="url(#near)"/>`
  return `<path d="${opening}" fill="none" stroke="#2a1a12" stroke-width="26" opacity=".35" filter="url(#soft)"/><path d="M-208 10C-222-170-112-282 0-282C112-282 222-170 208 10C210 140 206 240 262 330C300 420 240 500 60 560C-90 590-250 520-280 420C-270 330-208 140-208 10z${opening}" fill="${colour}" fill-rule="evenodd"/>
${fold('M-180-40C-196 120-160 260-20 330', -40, 18)}${fold('M186-30C196 130 160 250 30 320C-60 380-170 400-230 400', -50, 20)}${fold('M-150-150C-60-240 80-240 160-140', 40, 22)}${fold('M150 300C60 380-60 450-200 480', 30, 22)}${fold('M200 330C120 430 20 490-120 530', -44, 20)}${fold(`M${side * 190}-60C${side * 204} 60 ${side * 196} 160 ${side * 214} 260`, 46, 20)}`
}

/** A colour lighter or darker, in steps of 255. */
function mixed(colour: string, by: number): string {
  const parts = colour.match(/[\da-f]{2}/gi) ?? []
  return `rgb(${parts.map((part) => Math.min(255, Math.max(0, Number.parseInt(part, 16) + by))).join()})`
}
