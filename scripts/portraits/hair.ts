import { randomOf } from '#db/seed/random.ts'
import { HAIRS, type Cut, type Recipe } from './recipe.ts'

/** Over the forehead: from temple to temple around the crown, and back along the hairline. Between the eyes is 0, 0. */
const FRONTS = {
  parted:
    'M-178 58C-206-110-128-262 6-262C132-260 208-120 178 58C172-8 160-62 132-104C84-100 12-122-46-172C-66-118-150-78-178 58z',
  centre:
    'M-179 76C-208-110-114-264 0-260C114-264 208-110 179 76C170-32 112-112 2-180C-112-112-170-32-179 76z',
  fringe:
    'M-182 92C-210-110-118-266 0-264C118-266 210-110 182 92C176 20 168-24 152-62C96-48 46-44 0-46C-46-44-96-48-152-62C-168-24-176 20-182 92z',
  pulled:
    'M-174 18C-194-126-112-248 0-248C112-248 194-126 174 18C164-74 112-146 0-154C-112-146-164-74-174 18z',
  short:
    'M-172 22C-194-80-186-180-126-230C-62-274 78-276 136-226C186-178 194-80 172 22C164-34 160-84 146-116C122-138 96-128 66-150C20-172-40-170-74-148C-104-130-126-146-144-114C-160-84-164-34-172 22z',
  quiff:
    'M-175 6C-192-80-188-178-134-238C-70-300 90-310 150-236C188-180 190-80 175 6C170-44 162-88 142-118C92-104 10-126-62-150C-96-146-122-134-138-112C-160-88-170-44-175 6z',
  pixie:
    'M-178 62C-208-60-198-190-120-238C-50-276 90-272 142-224C202-166 206-60 178 52C176 0 168-50 150-86C96-66 24-84-32-140C-62-92-138-66-150-20C-166 0-172 30-178 62z',
  receding:
    'M-176 30C-194-70-178-170-128-214C-150-150-150-96-150-60C-164-36-170 0-176 30zM176 30C194-70 178-170 128-214C150-150 150-96 150-60C164-36 170 0 176 30zM-96-214C-40-262 50-262 100-212C56-196-50-196-96-214z',
} as const

/** Behind head and neck. */
const BACKS = {
  long: 'M-182-60C-236 80-214 250-244 430C-190 470-120 470-70 440L70 440C120 470 190 470 244 430C214 250 236 80 182-60z',
  bob: 'M-186-60C-232 40-226 160-196 232C-130 262 130 262 196 232C226 160 232 40 186-60z',
  tail: 'M120-190C230-150 260-20 236 110C226 210 236 300 190 372C186 280 172 200 176 110C180 10 150-80 90-130z',
  high: 'M-92-250C-120-372 120-372 92-250C70-200-70-200-92-250z',
} as const

type Shape = {
  front?: string
  back?: string
  rough: number
  cloud?: [x: number, y: number, r: number, n: number]
}

const SHAPES: Record<Exclude<Cut, 'hijab' | 'bald'>, Shape> = {
  long: { front: FRONTS.centre, back: BACKS.long, rough: 10 },
  wavy: { front: FRONTS.parted, back: BACKS.long, rough: 46 },
  bob: { front: FRONTS.parted, back: BACKS.bob, rough: 8 },
  fringe: { front: FRONTS.fringe, back: BACKS.long, rough: 10 },
  bun: { front: FRONTS.pulled, back: BACKS.high, rough: 8 },
  ponytail: { front: FRONTS.pulled, back: BACKS.tail, rough: 16 },
  pixie: { front: FRONTS.pixie, rough: 16 },
  curls: { front: FRONTS.parted, rough: 40, cloud: [0, -10, 210, 44] },
  afro: { front: FRONTS.short, rough: 30, cloud: [0, -100, 205, 40] },
  short: { front: FRONTS.short, rough: 10 },
  quiff: { front: FRONTS.quiff, rough: 14 },
  buzz: { front: FRONTS.short, rough: 6 },
  waves: { front: FRONTS.quiff, rough: 44 },
  receding: { front: FRONTS.receding, rough: 10 },
  coils: { front: FRONTS.short, rough: 30, cloud: [0, -178, 122, 26] },
}

/** What is behind the head, and what is over it. */
export function hair(recipe: Recipe): { back: string; front: string; defs: string } {
  const { cut, hair, key } = recipe
  if (cut === 'hijab' || cut === 'bald') return { back: '', front: '', defs: '' }
  const [shine, middle, shade] = HAIRS[hair]
  const { front = '', back = '', rough, cloud } = SHAPES[cut]
  const defs = `<filter id="rough" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="2" seed="${seedOf(key)}"/><feDisplacementMap in="SourceGraphic" scale="${rough}" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.2"/></filter>
<linearGradient id="hair" x1="${recipe.side < 0 ? 0 : 1}" x2="${recipe.side < 0 ? 1 : 0}" y1="0" y2="1"><stop offset="0" stop-color="${shine}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
<clipPath id="front"><path d="${front}"/></clipPath><clipPath id="back"><path d="${back}"/></clipPath>`
  const puff = cloud ? curls(key, cloud, [shine, middle, shade]) : ''
  return {
    defs,
    back: `<g filter="url(#rough)">${puff}<path d="${back}" fill="${shade}"/><g clip-path="url(#back)">${strands(key, back ? 60 : 0, [shine, middle, shade], 'down')}</g></g>`,
    front: `<g transform="scale(${recipe.face.cheeks} 1)"><path d="${front}" fill="#1a0d06" opacity=".35" transform="translate(0 14)" filter="url(#soft)" clip-path="url(#face)"/><g filter="url(#rough)"><path d="${front}" fill="url(#hair)"/><g clip-path="url(#front)">${strands(key, cut === 'buzz' ? 0 : 70, [shine, middle, shade], 'over')}</g></g></g>`,
  }
}

const seedOf = (key: string) => randomOf(key).below(900)

/** Thin lines along the hair. */
function strands(
  key: string,
  count: number,
  colours: readonly string[],
  way: 'over' | 'down',
): string {
  const { next, below } = randomOf(`strands:${key}:${way}`)
  return Array.from({ length: count }, () => {
    const x = (next() - 0.5) * 440
    const colour = colours[below(3)]!
    const width = 2 + next() * 6
    const path =
      way === 'down'
        ? `M${x * 0.8} -180C${x * 1.1} 40 ${x} 220 ${x * 1.15} 460`
        : `M${x * 0.3} -264C${x * 0.7} -250 ${x * 0.95} -150 ${x * 1.02} ${-30 + next() * 90}`
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}" opacity="${(0.15 + next() * 0.35).toFixed(2)}"/>`
  }).join('')
}

/** A cloud of curls around the head. */
function curls(
  key: string,
  [x, y, r, n]: [number, number, number, number],
  colours: readonly string[],
): string {
  const { next, below } = randomOf(`curls:${key}`)
  const [, middle = '', shade = ''] = colours
  const around = Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * 2 * Math.PI
    const far = r * (0.86 + next() * 0.2)
    return `<circle cx="${(x + Math.cos(angle) * far).toFixed()}" cy="${(y + Math.sin(angle) * far * 0.96).toFixed()}" r="${34 + below(26)}" fill="${next() < 0.5 ? middle : shade}"/>`
  })
  return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.97}" fill="${shade}"/>${around.join('')}`
}
