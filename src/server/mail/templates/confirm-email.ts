import { PATHS } from '#lib/site/routes.ts'
import { greet, tokenLink, type Letter, type LetterContext } from './letter.ts'

/** The link that makes a new account usable. */
export function confirmEmail(
  { name, token }: { name: string | null; token: string },
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
        paragraphs: ['Thank you for signing up. Confirm that this address is yours to sign in.'],
        action: { label: 'Confirm my email', url },
        notes: [
          'The link works for 24 hours. After that, sign up again and we will send you another one.',
          'Was it not you? Do nothing: nobody can use the account unless you confirm.',
        ],
      }
}
