import { greet, passwordLink, type Letter, type LetterContext } from './letter.ts'

/** The link to the first password of an account that an admin has made. */
export function setPassword(
  { name, token }: { name: string | null; token: string },
  context: LetterContext,
): Letter {
  const url = passwordLink(context, token)
  const greeting = greet(context.locale, name)
  return context.locale === 'es'
    ? {
        subject: 'Tu cuenta en Mi Forma Activa te espera',
        preheader: 'Elige una contraseña para empezar.',
        greeting,
        paragraphs: [
          'Hemos creado una cuenta para ti en Mi Forma Activa. Elige una contraseña para empezar:',
        ],
        action: { label: 'Elegir mi contraseña', url },
        notes: [
          'El enlace funciona durante 72 horas y una sola vez. Si caduca, pulsa «¿Has olvidado tu contraseña?» al iniciar sesión.',
          '¿No esperabas esta cuenta? No hagas nada: sin contraseña nadie puede usarla.',
        ],
      }
    : {
        subject: 'Your Mi Forma Activa account is waiting',
        preheader: 'Choose a password to begin.',
        greeting,
        paragraphs: [
          'We have made an account for you at Mi Forma Activa. Choose a password to begin:',
        ],
        action: { label: 'Choose my password', url },
        notes: [
          'The link works for 72 hours and only once. If it expires, press “Forgotten your password?” when you sign in.',
          'Did you not expect this account? Do nothing: nobody can use it without a password.',
        ],
      }
}
