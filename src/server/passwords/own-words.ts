import { fold } from './fold.ts'

/** Whose password it is. */
export type Owner = { email: string; names: readonly string[] }

/** Words that a targeted attack on this site would try first. */
const SITE_WORDS = `
  miformaactiva formaactiva forma activa demo gimnasio fitness administrador administrator
  administracion entrenador entrenadora entrenamiento personal trainer training
  nutricionista nutricion nutritionist nutrition fisioterapeuta fisioterapia
  physiotherapist physiotherapy deportista athlete
`
  .trim()
  .split(/\s+/)

/** Shorter words occur in many passwords by chance. */
const SHORTEST = 3
/** Up to this many extra characters do not make own words hard to guess. */
const ADDED = { letters: 2, digits: 6 }

/**
 * Words known about a user and this site: the address and its parts, the names and their parts, in lower case without
 * accents.
 */
export function ownWords({ email, names }: Owner): string[] {
  const [domain = ''] = email.split('@').slice(-1)
  const texts = [email, email.slice(0, email.lastIndexOf('@')), domain, ...names].map(plain)
  const parts = texts.flatMap((text) => [
    text,
    text.replaceAll(/[^\p{L}\p{N}]/gu, ''),
    ...text.split(/[^\p{L}\p{N}]+/u),
    ...text.split(/\P{L}+/u),
  ])
  const words = new Set([...parts, ...SITE_WORDS].filter((word) => word.length >= SHORTEST))
  return [...words]
}

/** Whether a password consists of such words and little else: `de` or `mi`, a few digits, any signs. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const text = plain(password)
  // Longest first, because others are parts of it.
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ' '), text)
  const letters = rest.replaceAll(/\P{L}/gu, '').length
  const digits = rest.replaceAll(/\P{N}/gu, '').length
  return rest !== text && letters <= ADDED.letters && digits <= ADDED.digits
}

const plain = (text: string) => fold(text).toLowerCase()
