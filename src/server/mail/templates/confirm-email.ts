import { formatMadridMoment } from '#lib/format/madrid-moment.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { ProfessionalType } from '#lib/professionals/types.ts'
import { PATHS } from '#lib/site/routes.ts'
import type { ConfirmEmailData } from '../mail.ts'
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

/** By this its reader tells the own sign-up from a stranger's. */
function origin(locale: Locale, { signedUpAt, device }: ConfirmEmailData): string[] {
  if (signedUpAt === undefined) return []
  const moment = formatMadridMoment(signedUpAt, locale)
  return locale === 'es'
    ? [`El registro se hizo el ${moment}${device ? `, desde ${device}` : ''}.`]
    : [`The sign-up was made on ${moment}${device ? `, from ${device}` : ''}.`]
}

function end(locale: Locale, { until }: ConfirmEmailData): string[] {
  if (until === undefined) return []
  const moment = formatMadridMoment(until, locale)
  return locale === 'es'
    ? [`El enlace funciona hasta el ${moment}. Después, regístrate de nuevo y te enviaremos otro.`]
    : [
        `The link works until ${moment}. After that, sign up again and we will send you another one.`,
      ]
}

/** The link that makes a new account usable. */
export function confirmEmail(data: ConfirmEmailData, context: LetterContext): Letter {
  const { token, profession } = data
  const { locale } = context
  const url = tokenLink(context, { path: PATHS.home, parameters: { token, type: 'signup' } })
  const greeting = greet(locale, null)
  return locale === 'es'
    ? {
        subject: 'Confirma tu correo en Mi Forma Activa',
        preheader: 'Un clic y tu cuenta estará lista.',
        greeting,
        paragraphs: [
          'Gracias por registrarte. Confirma que este correo es tuyo y podrás iniciar sesión.',
          ...origin('es', data),
          ...publication('es', profession),
        ],
        action: { label: 'Confirmar mi correo', url },
        notes: [
          'Si abres el enlace en otro navegador, te pediremos la contraseña que elegiste al registrarte.',
          ...end('es', data),
          '¿No te has registrado tú? No hagas nada: sin tu confirmación nadie puede usar la cuenta, y la borraremos.',
        ],
      }
    : {
        subject: 'Confirm your email at Mi Forma Activa',
        preheader: 'One click and your account is ready.',
        greeting,
        paragraphs: [
          'Thank you for signing up. Confirm that this address is yours to sign in.',
          ...origin('en', data),
          ...publication('en', profession),
        ],
        action: { label: 'Confirm my email', url },
        notes: [
          'If you open the link in another browser, we will ask for the password that you chose when you signed up.',
          ...end('en', data),
          'Was it not you? Do nothing: nobody can use the account unless you confirm, and we will delete it.',
        ],
      }
}
