import { greet, passwordLink, type Letter, type LetterContext } from './letter.ts'

/** The link for who has forgotten the password. */
export function resetPassword(
  { name, token }: { name: string | null; token: string },
  context: LetterContext,
): Letter {
  const url = passwordLink(context, token)
  const greeting = greet(context.locale, name)
  return context.locale === 'es'
    ? {
        subject: 'Restablece tu contraseña de Mi Forma Activa',
        preheader: 'El enlace funciona durante una hora.',
        greeting,
        paragraphs: ['Nos has pedido una contraseña nueva. Elígela aquí:'],
        action: { label: 'Elegir una contraseña', url },
        notes: [
          'El enlace funciona durante una hora y una sola vez. Si caduca, pide otro.',
          '¿No lo has pedido tú? No hagas nada: tu contraseña sigue siendo la misma.',
        ],
      }
    : {
        subject: 'Reset your Mi Forma Activa password',
        preheader: 'The link works for one hour.',
        greeting,
        paragraphs: ['You asked us for a new password. Choose it here:'],
        action: { label: 'Choose a password', url },
        notes: [
          'The link works for one hour and only once. If it expires, ask for another one.',
          'Was it not you? Do nothing: your password stays as it is.',
        ],
      }
}
