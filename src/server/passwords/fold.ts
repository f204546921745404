import { normalizePassword } from '#lib/accounts/password.ts'

/** A text without accents, as an attacker would try it too; keeps capitals. */
export const fold = (text: string): string =>
  normalizePassword(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
