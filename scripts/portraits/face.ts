import { HAIRS, SKINS, type Recipe } from './recipe.ts'

/** Head and neck; between the eyes is 0, 0. */
export function face(recipe: Recipe): { defs: string; neck: string; head: string } {
  const [light, middle, shade, deep] = SKINS[recipe.skin]
  const outline = outlineOf(recipe)
  const { side } = recipe
  const across = (id: string, stops: readonly (readonly [number, string])[]) =>
    `<linearGradient id="${id}" x1="${side < 0 ? 0 : 1}" x2="${side < 0 ? 1 : 0}" y1=".2" y2=".5">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`
  const neckWidth = recipe.woman ? 84 : 106
  const throat = `M-${neckWidth} 130C-${neckWidth - 4} 250-${neckWidth + 6} 290-${neckWidth + 74} 336C-60 420 60 420 ${neckWidth + 74} 336C${neckWidth + 6} 290 ${neckWidth - 4} 250 ${neckWidth} 130z`
  return {
    defs: `${across('skin', [
      [0, light],
      [0.45, middle],
      [0.85, shade],
      [1, deep],
    ])}${across('throat', [
      [0, middle],
      [0.55, shade],
      [1, deep],
    ])}<clipPath id="face"><path d="${outline}"/></clipPath><clipPath id="throat-edge"><path d="${throat}"/></clipPath>`,
    neck: `<path d="${throat}" fill="url(#throat)"/><g clip-path="url(#throat-edge)"><path d="M-150 150C-120 300 120 300 150 150V246C70 316-70 316-150 246z" fill="${deep}" opacity=".6" filter="url(#soft)"/></g>`,
    head: `${ears(recipe)}<path d="${outline}" fill="url(#skin)"/><g clip-path="url(#face)">${shading(recipe)}${beard(recipe)}</g>${eyes(recipe)}${nose(recipe)}${mouth(recipe)}${moustache(recipe)}${glasses(recipe)}`,
  }
}

function outlineOf({ face: { jaw, cheeks } }: Recipe): string {
  const half = (s: 1 | -1) => {
    const [c, j] = [170 * cheeks * s, 122 * jaw * s]
    return s > 0
      ? `C${c * 0.66}-226 ${c}-150 ${c * 0.99}-20C${c * 0.98} 70 ${j * 1.24} 132 ${j} 190C${j * 0.78} 236 ${j * 0.4} 262 0 262`
      : `C${j * 0.4} 262 ${j * 0.78} 236 ${j} 190C${j * 1.24} 132 ${c * 0.98} 70 ${c * 0.99}-20C${c}-150 ${c * 0.66}-226 0-226z`
  }
  return `M0-226${half(1)}${half(-1)}`
}

function ears({ skin, side, face: { cheeks } }: Recipe): string {
  const [light, middle, shade, deep] = SKINS[skin]
  return [-1, 1]
    .map((s) => {
      const x = s * 171 * cheeks
      const [fill, dark] = s === side ? [middle, shade] : [shade, deep]
      return `<ellipse cx="${x}" cy="34" rx="25" ry="48" fill="${fill}" transform="rotate(${s * 8} ${x} 34)"/><path d="M${x + s * 8} 4C${x + s * 16} 24 ${x + s * 10} 48 ${x} 62" fill="none" stroke="${dark}" stroke-width="7" opacity=".6" filter="url(#fine)"/><circle cx="${x + s * 6}" cy="2" r="9" fill="${light}" opacity=".25"/>`
    })
    .join('')
}

/** Light and shade of a head, its cheeks, and the lines of age. */
function shading({ skin, side, age, woman }: Recipe): string {
  const [light, , shade, deep, lips] = SKINS[skin]
  const blush = woman ? 0.26 : 0.16
  const lines = age === 2 ? 0.42 : age === 1 ? 0.2 : 0.08
  const line = (d: string, width: number, opacity = lines) =>
    `<path d="${d}" fill="none" stroke="${deep}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}" filter="url(#fine)"/>`
  return [
    `<ellipse cx="${side * 60}" cy="-120" rx="96" ry="62" fill="${light}" opacity=".55" filter="url(#soft)"/>`,
    `<ellipse cx="${side * 96}" cy="66" rx="52" ry="42" fill="${light}" opacity=".5" filter="url(#soft)"/>`,
    `<path d="M${-side * 190}-200C${-side * 110}-60 ${-side * 128} 120 ${-side * 60} 280H${-side * 220}z" fill="${deep}" opacity=".34" filter="url(#soft)"/>`,
    `<path d="M-110 236C-50 258 50 258 110 236V300H-110z" fill="${deep}" opacity=".4" filter="url(#soft)"/>`,
    ...[-1, 1].map(
      (s) =>
        `<ellipse cx="${s * 70}" cy="2" rx="52" ry="32" fill="${shade}" opacity=".5" filter="url(#soft)"/><ellipse cx="${s * 98}" cy="84" rx="46" ry="32" fill="${lips}" opacity="${blush}" filter="url(#soft)"/>`,
    ),
    ...[-1, 1].map((s) =>
      line(`M${s * 46} 96C${s * 72} 112 ${s * 82} 136 ${s * 82} 160`, 6, lines + 0.14),
    ),
    ...[-1, 1].map((s) =>
      line(`M${s * 44} 26C${s * 60} 36 ${s * 84} 36 ${s * 100} 24`, 5, lines + 0.08),
    ),
    ...(age > 0
      ? [-1, 1].map((s) => line(`M${s * 112}-4L${s * 136}-16M${s * 114} 6L${s * 138} 10`, 3))
      : []),
    ...(age === 2
      ? [
          line('M-80-118C-30-126 30-126 80-118', 4, 0.28),
          line('M-70-92C-30-98 30-98 70-92', 4, 0.22),
        ]
      : []),
  ].join('')
}

function eyes({ eyes, hair, skin, age, woman, face: { eyes: size, brows } }: Recipe): string {
  const [, middle, shade, deep] = SKINS[skin]
  const brow =
    skin === 'deep' || skin === 'brown'
      ? HAIRS.black[2]
      : age === 2
        ? HAIRS[hair][2]
        : HAIRS[hair === 'blond' ? 'brown' : hair][2]
  const one = (
    s: 1 | -1,
  ) => `<g transform="translate(${s * 70} 0) scale(${s * size * 1.1} ${size * 1.1})">
<path d="M-34 4C-22-16 14-20 35 0C20 15-16 16-34 4z" fill="#f6f1ec"/>
<clipPath id="lid${s}"><path d="M-34 4C-22-16 14-20 35 0C20 15-16 16-34 4z"/></clipPath>
<g clip-path="url(#lid${s})"><circle cx="1" cy="-2" r="16.500" fill="${eyes}"/><circle cx="1" cy="-2" r="16" fill="none" stroke="#150d09" stroke-width="3" opacity=".6"/><circle cx="1" cy="-2" r="7.500" fill="#0c0807"/><path d="M-40-22H40V-8C10-18-20-12-40 4z" fill="${deep}" opacity=".35" filter="url(#fine)"/></g>
<circle cx="${s * 6}" cy="-8" r="4" fill="#fff" opacity=".92"/>
<path d="M-36 5C-22-17 14-22 38-1" fill="none" stroke="#1c110c" stroke-width="${woman ? 6.5 : 5}" stroke-linecap="round" opacity=".88"/>
${woman ? '<path d="M30-8L44-14" stroke="#1c110c" stroke-width="4" stroke-linecap="round" opacity=".7"/>' : ''}
<path d="M-30-14C-16-31 16-34 38-15" fill="none" stroke="${deep}" stroke-width="4" opacity=".5" filter="url(#fine)"/>
<path d="M-28 12C-10 19 14 19 30 8" fill="none" stroke="${shade}" stroke-width="4" opacity=".8" filter="url(#fine)"/>
<path d="M-30 5C-32 3-32 8-28 8" stroke="${middle}" stroke-width="4" fill="none"/>
<path d="M-42-44C-16-${(58 + brows * 6).toFixed()} 20-${(60 + brows * 5).toFixed()} 52-40C22-${(56 - brows * 8).toFixed()}-14-${(52 - brows * 9).toFixed()}-42-${(42 - brows * 8).toFixed()}z" fill="${brow}" opacity=".88" filter="url(#fine)"/></g>`
  return one(1) + one(-1)
}

function nose({ skin, side, face: { nose: size } }: Recipe): string {
  const [light, , shade, deep] = SKINS[skin]
  const w = 38 * size
  return `<path d="M${-side * 20}-30C${-side * 22} 20 ${-side * 30} 62 ${-side * w} 92C${-side * 20} 112 0 112 ${side * 4} 108C${-side * 10} 60 ${-side * 8} 10 ${-side * 20}-30z" fill="${shade}" opacity=".75" filter="url(#near)"/>
<path d="M-${w} 92C-${w - 4} 110-16 106-10 112C-4 116 4 116 10 112C16 106 ${w - 4} 110 ${w} 92" fill="none" stroke="${deep}" stroke-width="5" stroke-linecap="round" opacity=".55" filter="url(#fine)"/>
<ellipse cx="-17" cy="107" rx="9" ry="4.500" fill="${deep}" opacity=".75" filter="url(#fine)"/><ellipse cx="17" cy="107" rx="9" ry="4.500" fill="${deep}" opacity=".75" filter="url(#fine)"/>
<path d="M${side * 4}-40L${side * 7} 70" stroke="${light}" stroke-width="13" stroke-linecap="round" opacity=".5" filter="url(#near)"/><ellipse cx="${side * 8}" cy="84" rx="14" ry="11" fill="${light}" opacity=".75" filter="url(#near)"/>`
}

function mouth({ smile, skin, woman }: Recipe): string {
  const [light, , shade, deep, lips] = SKINS[skin]
  const tone = woman ? 1 : 0.62
  const under = `<path d="M-34 196C-14 206 14 206 34 196" fill="none" stroke="${deep}" stroke-width="8" opacity=".3" filter="url(#near)"/>`
  if (smile === 'closed')
    return `${under}<path d="M-60 150C-38 142-14 138 0 144C14 138 38 142 60 150C36 156-36 156-60 150z" fill="${lips}" opacity="${tone}"/><path d="M-58 151C-34 178 34 178 58 151C30 158-30 158-58 151z" fill="${lips}" opacity="${tone * 0.85}"/><path d="M-64 148C-36 160 36 160 64 148" fill="none" stroke="${deep}" stroke-width="4.500" stroke-linecap="round" opacity=".85" filter="url(#fine)"/><path d="M-18 166C-6 170 6 170 18 166" stroke="${light}" stroke-width="5" fill="none" opacity=".45" filter="url(#fine)"/>`
  return `${under}<path d="M-70 142C-40 134-14 132 0 137C14 132 40 134 70 142C46 190-46 190-70 142z" fill="${lips}" opacity="${tone}"/><path d="M-60 145C-30 141 30 141 60 145C40 176-40 176-60 145z" fill="#5a1f1c"/><path d="M-57 146C-28 142 28 142 57 146C44 168-44 168-57 146z" fill="#f7f3ec"/><path d="M-60 145C-30 141 30 141 60 145" fill="none" stroke="${deep}" stroke-width="3" opacity=".6" filter="url(#fine)"/><path d="M-74 140C-72 144-68 146-66 146M74 140C72 144 68 146 66 146" stroke="${deep}" stroke-width="4" fill="none" stroke-linecap="round" opacity=".6" filter="url(#fine)"/><path d="M-16 178C-4 181 4 181 16 178" stroke="${light}" stroke-width="5" fill="none" opacity=".4" filter="url(#fine)"/><path d="M-40 178C-16 190 16 190 40 178" stroke="${shade}" stroke-width="3" fill="none" opacity=".4"/>`
}

function beard({ beard, hair, skin }: Recipe): string {
  if (beard === 'none' || beard === 'moustache') return ''
  const [shine, middle, shade] = HAIRS[hair]
  if (beard === 'stubble')
    return `<path d="M-180 60C-160 130-120 120-96 116C-60 112-40 122 0 120C40 122 60 112 96 116C120 120 160 130 180 60V300H-180z" fill="${shade}" opacity="${skin === 'deep' ? 0.34 : 0.26}" filter="url(#near)"/>`
  const mouthHole = 'M-72 146C-40 130 40 130 72 146C48 196-48 196-72 146z'
  const full =
    beard === 'full'
      ? 'M-190 30C-168 96-150 120-120 122C-84 122-60 112 0 118C60 112 84 122 120 122C150 120 168 96 190 30V310H-190z'
      : 'M-78 134C-50 116 50 116 78 134C86 190 70 300 0 300C-70 300-86 190-78 134z'
  return `<g filter="url(#rougher)"><path d="${full}${mouthHole}" fill="${middle}" fill-rule="evenodd" opacity=".93"/><path d="M-90 240C-40 268 40 268 90 240V310H-90z" fill="${shade}" opacity=".7" filter="url(#near)"/><path d="M-110 150C-90 200-60 230-30 240" stroke="${shine}" stroke-width="12" fill="none" opacity=".25" filter="url(#near)"/></g>`
}

function moustache({ beard, hair }: Recipe): string {
  if (beard === 'none' || beard === 'stubble') return ''
  const [, middle, shade] = HAIRS[hair]
  return `<path d="M0 122C-24 114-66 122-86 150C-56 142-22 142 0 136C22 142 56 142 86 150C66 122 24 114 0 122z" fill="${middle}" filter="url(#rougher)"/><path d="M-60 140C-30 134 30 134 60 140" stroke="${shade}" stroke-width="4" fill="none" opacity=".6" filter="url(#fine)"/>`
}

function glasses({ glasses, skin, key }: Recipe): string {
  if (glasses === 'none') return ''
  const colour = skin === 'deep' ? '#b38b52' : key.length % 2 ? '#2b211c' : '#4b3325'
  const lens = (s: number) =>
    glasses === 'round'
      ? `<circle cx="${s * 72}" cy="4" r="52"/>`
      : `<rect x="${s * 74 - 57}" y="-38" width="114" height="82" rx="24"/>`
  return `<g fill="#fff" fill-opacity=".07" stroke="${colour}" stroke-width="7.500">${lens(-1)}${lens(1)}<path d="M-20-2C-8-12 8-12 20-2M-126-6L-172 4M126-6L172 4" fill="none"/></g><path d="M-100-26L-64-34M46-26L82-34" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".22"/>`
}
