import { SITE } from '#lib/site/identity.ts'
import { greet, type Letter, type LetterContext } from './letter.ts'

/** The last mail to somebody: the account is gone. */
export function accountDeleted(
  { name }: { name: string | null },
  { locale }: LetterContext,
): Letter {
  const greeting = greet(locale, name)
  return locale === 'es'
    ? {
        subject: 'Tu cuenta de Mi Forma Activa se ha eliminado',
        preheader: 'Tus datos ya no están en Mi Forma Activa.',
        greeting,
        paragraphs: [
          'Hemos eliminado tu cuenta y tus datos, como nos pediste. Gracias por haber estado aquí; si un día quieres volver, puedes registrarte de nuevo.',
        ],
        notes: [`¿No has sido tú? Escríbenos cuanto antes a ${SITE.supportEmail}.`],
      }
    : {
        subject: 'Your Mi Forma Activa account was deleted',
        preheader: 'Your data is no longer at Mi Forma Activa.',
        greeting,
        paragraphs: [
          'We have deleted your account and your data, as you asked. Thank you for having been here; if you want to come back one day, you can sign up again.',
        ],
        notes: [`Was it not you? Write to us at once: ${SITE.supportEmail}.`],
      }
}
