import { normalizePassword } from '#lib/accounts/password.ts'

/** A text without accents, as whoever guesses writes it too; capitals stay. */
export const fold = (text: string): string =>
  normalizePassword(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
