import type { ListTexts } from '#islands/list/texts.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { messagesOf } from '#lib/i18n/messages.ts'
import { SPECIALTIES } from '#lib/professionals/specialties.ts'
import { PROFESSIONAL_TYPES, type ProfessionalType } from '#lib/professionals/types.ts'

/**
 * The texts of one profession's list. Those of the other professions, and of the page around it, stay out: they are a tenth
 * of what the page weighs.
 */
export function listTexts(locale: Locale, type: ProfessionalType): ListTexts {
  const { ignored, paging } = messagesOf(locale, 'common')
  const list = messagesOf(locale, 'list')
  const { objective: _, professions: __, ...professionals } = messagesOf(locale, 'professionals')
  const others = PROFESSIONAL_TYPES.filter((other) => other !== type)
  return {
    common: { ignored, paging },
    list: {
      ...without(list, [...others, 'saveShort']),
      [type]: without(list[type], ['title', 'subtitle', 'description']),
    },
    professionals: {
      ...without(professionals, ['onlineOnly', 'verified']),
      ...(type !== 'trainer' && {
        goal: without(professionals.goal, Object.keys(professionals.goal)),
      }),
      specialty: without(
        professionals.specialty,
        Object.keys(professionals.specialty).filter(
          (slug) => !(SPECIALTIES[type] as readonly string[]).includes(slug),
        ),
      ),
    },
  }
}

/** Texts without some, of the same type: what is left out is not asked for. */
function without<Some extends object>(texts: Some, keys: readonly string[]): Some {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.includes(key))) as Some
}
