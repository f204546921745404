import '#dev/gallery.css'
import { page } from 'vitest/browser'
import { UiGallery } from '#dev/ui-gallery.tsx'
import { messagesOf } from '#lib/i18n/messages.ts'
import { allowProblem } from '../support/problems.ts'
import { mount } from '../support/mount.tsx'

/** Draws every primitive in every state, on a page without margins. */
export async function openGallery(): Promise<void> {
  document.body.style.padding = '0'
  // The picture that is missing is part of the gallery.
  allowProblem(/no-such-face/)
  const gallery = mount(<UiGallery locale="es" texts={messagesOf('es', 'photo')} />, {
    inside: 'div',
  })
  await gallery.getByRole('heading', { level: 1 }).findElement()
}

export const button = (name: string | RegExp) => page.getByRole('button', { name })
