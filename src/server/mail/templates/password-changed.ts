import { PATHS } from '#lib/site/routes.ts'
import { SITE } from '#lib/site/identity.ts'
import { greet, siteLink, type Letter, type LetterContext } from './letter.ts'

/** Tells the owner that the password is another one now; whoever did not do it must learn of it. */
export function passwordChanged({ name }: { name: string | null }, context: LetterContext): Letter {
  const url = siteLink(context, PATHS.forgotPassword)
  const greeting = greet(context.locale, name)
  return context.locale === 'es'
    ? {
        subject: 'Tu contraseña de Mi Forma Activa ha cambiado',
        preheader: 'Si has sido tú, no tienes que hacer nada.',
        greeting,
        paragraphs: [
          'La contraseña de tu cuenta ha cambiado y hemos cerrado tus sesiones en los demás dispositivos. Si has sido tú, no tienes que hacer nada.',
          '¿No has sido tú? Recupera tu cuenta con una contraseña nueva:',
        ],
        action: { label: 'Recuperar mi cuenta', url },
        notes: [`Si no puedes recuperarla, escríbenos a ${SITE.supportEmail}.`],
      }
    : {
        subject: 'Your Mi Forma Activa password was changed',
        preheader: 'If it was you, there is nothing to do.',
        greeting,
        paragraphs: [
          'The password of your account was changed, and your sessions on other devices were ended. If it was you, there is nothing to do.',
          'Was it not you? Get your account back with a new password:',
        ],
        action: { label: 'Get my account back', url },
        notes: [`If that does not work, write to us: ${SITE.supportEmail}.`],
      }
}
