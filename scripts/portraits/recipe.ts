import type { DemoPerson } from '#db/seed/demo-people.ts'
import type { Head } from '#db/seed/demo-portrait.ts'
import { randomOf, type Random } from '#db/seed/random.ts'

/** Light, middle, shade and deep shade of a skin, and its lips. */
export const SKINS = {
  fair: ['#f7d9c4', '#eebf9f', '#d79a78', '#a8664a', '#c4685f'],
  rosy: ['#f5cdb6', '#e6ad8c', '#cb8765', '#95573d', '#bb5a52'],
  olive: ['#ecc7a2', '#d7a67a', '#b98055', '#835334', '#ab5a4c'],
  tan: ['#dfb083', '#c68f60', '#a06a40', '#6d4226', '#9a4e41'],
  brown: ['#b98258', '#96623d', '#714426', '#472816', '#7d3f36'],
  deep: ['#8d5d42', '#6a4330', '#4a2c1e', '#2c1811', '#65342f'],
} as const
export type Skin = keyof typeof SKINS

const SKINS_IN_TURN: readonly Skin[] = [
  ...(['olive', 'fair', 'tan', 'rosy', 'brown', 'olive', 'rosy', 'deep', 'fair'] as const),
]

/** Shine, middle and shade. */
export const HAIRS = {
  black: ['#4a403d', '#231d1c', '#0f0c0c'],
  dark: ['#6e4d39', '#3c281d', '#20140e'],
  brown: ['#946641', '#5f3d25', '#372112'],
  auburn: ['#b06a41', '#7c3f22', '#4a2312'],
  blond: ['#dcb67c', '#b0834b', '#76532b'],
  grey: ['#d3d1cc', '#9c9a96', '#66645f'],
  white: ['#efedea', '#c9c6c1', '#8f8c87'],
} as const

const WOMENS_CUTS = [
  ...(['long', 'wavy', 'bob', 'bun', 'fringe', 'ponytail', 'pixie', 'curls', 'afro'] as const),
] as const
type MensCut = 'short' | 'quiff' | 'buzz' | 'waves' | 'receding' | 'bald' | 'coils'
export type Cut = (typeof WOMENS_CUTS)[number] | MensCut | 'hijab'

const PLACES = [
  ...(['park', 'gym', 'wall', 'window', 'studio', 'street', 'sea', 'shelf'] as const),
] as const
type Garment = 'crew' | 'polo' | 'zip' | 'vneck' | 'shirt' | 'tank'
const COLOURS = [
  ...([
    '#1f5a49',
    '#27496d',
    '#7a3b3f',
    '#c9c4b6',
    '#35393d',
    '#8fa58a',
    '#b5653f',
    '#5a4a78',
  ] as const),
  ...(['#e7e4dc', '#3f7f8c', '#a58b52', '#20262b'] as const),
]

export type Recipe = {
  key: string
  woman: boolean
  skin: Skin
  hair: keyof typeof HAIRS
  cut: Cut
  beard: 'none' | 'stubble' | 'full' | 'goatee' | 'moustache'
  glasses: 'none' | 'round' | 'square'
  /** 0 young, 1 middle, 2 old. */
  age: 0 | 1 | 2
  smile: 'open' | 'closed'
  garment: Garment
  colour: string
  place: (typeof PLACES)[number]
  light: 'soft' | 'back' | 'dim'
  /** Where the light comes from. */
  side: -1 | 1
  /** Of the head in the picture: its middle between the eyes, and its scale. */
  at: Head & { tilt: number }
  face: { jaw: number; cheeks: number; nose: number; eyes: number; brows: number }
  eyes: string
}

const BEARDS = [
  ...([
    'none',
    'stubble',
    'full',
    'none',
    'goatee',
    'full',
    'stubble',
    'none',
    'moustache',
  ] as const),
]
const WOMENS_CLOTHES = ['crew', 'vneck', 'zip', 'shirt', 'tank', 'crew'] as const
const MENS_CLOTHES = ['crew', 'polo', 'zip', 'shirt', 'crew'] as const

/** Who looks how: as varied as people are, the same on every machine. `n` counts those with a photograph. */
export function recipeOf(person: DemoPerson, n: number): Recipe {
  const { key, woman, professional } = person
  const random = randomOf(`portrait:${key}`)
  const age = ageOf(professional.experienceYears)
  const skin = cycle(SKINS_IN_TURN, n)
  return {
    ...{ key, woman, skin, age, light: lightOf(n) },
    cut: woman ? womansCut(n, skin, age) : mansCut(n, skin, age),
    hair: hairOf(random, skin, age),
    beard: woman ? 'none' : cycle(BEARDS, n >> 1),
    glasses: glassesOf(n),
    smile: random.next() < 0.6 ? 'open' : 'closed',
    garment: cycle(woman ? WOMENS_CLOTHES : MENS_CLOTHES, n),
    colour: cycle(COLOURS, n * 5 + random.below(3)),
    place: cycle(PLACES, n * 3 + (n >> 3)),
    side: random.next() < 0.5 ? -1 : 1,
    at: { ...person.portrait.head, tilt: Math.round((random.next() - 0.5) * 9) },
    face: faceOf(random, woman),
    eyes: cycle(skin === 'fair' || skin === 'rosy' ? EYES : EYES.slice(0, 2), random.below(9)),
  }
}

const ageOf = (years: number): Recipe['age'] => (years > 19 ? 2 : years > 8 ? 1 : 0)
const lightOf = (n: number): Recipe['light'] =>
  n % 9 === 4 ? 'back' : n % 9 === 8 ? 'dim' : 'soft'
const glassesOf = (n: number): Recipe['glasses'] =>
  n % 5 === 2 ? 'round' : n % 7 === 3 ? 'square' : 'none'

function faceOf({ next }: Random, woman: boolean): Recipe['face'] {
  return {
    jaw: (woman ? 0.86 : 0.98) + next() * 0.1,
    cheeks: 0.94 + next() * 0.1,
    nose: (woman ? 0.88 : 1) + next() * 0.16,
    eyes: 0.94 + next() * 0.12,
    brows: (woman ? 0.75 : 1.05) + next() * 0.25,
  }
}

const EYES = ['#4a2f1d', '#5d4126', '#5c7a55', '#56788f'] as const

const cycle = <Item>(list: readonly Item[], n: number): Item => list[n % list.length] as Item

function womansCut(n: number, skin: Skin, age: number): Cut {
  if (n === 12) return 'hijab'
  if (skin === 'deep') return cycle(['afro', 'bun', 'curls', 'pixie'], n >> 1)
  if (age === 2) return cycle(['pixie', 'bob', 'curls', 'bun'], n >> 1)
  return cycle(WOMENS_CUTS.slice(0, 8), (n >> 1) * 3 + (n >> 4))
}

function mansCut(n: number, skin: Skin, age: number): Cut {
  if (skin === 'deep') return cycle(['buzz', 'coils', 'bald'], n >> 1)
  if (age === 2) return cycle(['receding', 'short', 'bald', 'quiff'], n >> 1)
  return cycle(['short', 'quiff', 'waves', 'buzz', 'short', 'bald'], (n >> 1) + (n >> 4))
}

function hairOf(random: Random, skin: Skin, age: number): keyof typeof HAIRS {
  if (age === 2) return random.next() < 0.7 ? 'grey' : 'white'
  if (skin === 'deep' || skin === 'brown') return random.next() < 0.8 ? 'black' : 'dark'
  if (skin === 'tan' || skin === 'olive') return cycle(['dark', 'black', 'brown'], random.below(3))
  return cycle(['brown', 'dark', 'blond', 'auburn', 'brown'], random.below(5))
}
