import type { Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { Mail } from '../mail.ts'
import { greet, tokenLink, type Letter, type LetterContext } from './letter.ts'

const PROFESSION: Record<Locale, Record<ProfessionalType, string>> = {
  es: {
    trainer: 'entrenador personal',
    nutritionist: 'nutricionista',
    physiotherapist: 'fisioterapeuta',
  },
  en: {
    trainer: 'a personal trainer',
    nutritionist: 'a nutritionist',
    physiotherapist: 'a physiotherapist',
  },
}

/** Said before it is published: whoever filled in the form may not be who reads this. */
function publication(locale: Locale, profession: ProfessionalType | null): string[] {
  if (!profession) return []
  const word = PROFESSION[locale][profession]
  return locale === 'es'
    ? [
        `El registro incluye un perfil público de ${word}. Cualquiera podrá verlo en cuanto confirmes: hazlo solo si lo has rellenado tú.`,
      ]
    : [
        `The sign-up includes a public profile as ${word}. Anybody can see it once you confirm: do so only if you filled it in.`,
      ]
}

/** The link that makes a new account usable. */
export function confirmEmail(
  { name, token, profession }: Extract<Mail, { template: 'confirm-email' }>['data'],
  context: LetterContext,
): Letter {
  const url = tokenLink(context, { path: PATHS.home, parameters: { token, type: 'signup' } })
  const greeting = greet(context.locale, name)
  return context.locale === 'es'
    ? {
        subject: 'Confirma tu correo en Mi Forma Activa',
        preheader: 'Un clic y tu cuenta estará lista.',
        greeting,
        paragraphs: [
          'Gracias por registrarte. Confirma que este correo es tuyo y podrás iniciar sesión.',
          ...publication('es', profession),
        ],
        action: { label: 'Confirmar mi correo', url },
        notes: [
          'El enlace funciona durante 24 horas. Después, regístrate de nuevo y te enviaremos otro.',
          '¿No te has registrado tú? No hagas nada: sin tu confirmación nadie puede usar la cuenta.',
        ],
      }
    : {
        subject: 'Confirm your email at Mi Forma Activa',
        preheader: 'One click and your account is ready.',
        greeting,
        paragraphs: [
          'Thank you for signing up. Confirm that this address is yours to sign in.',
          ...publication('en', profession),
        ],
        action: { label: 'Confirm my email', url },
        notes: [
          'The link works for 24 hours. After that, sign up again and we will send you another one.',
          'Was it not you? Do nothing: nobody can use the account unless you confirm.',
        ],
      }
}
