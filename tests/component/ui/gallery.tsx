import '#dev/gallery.css'
import { page } from 'vitest/browser'
import { UiGallery } from '#dev/ui-gallery.tsx'
import { allowProblem } from '../support/problems.ts'
import { mount } from '../support/mount.tsx'

/** Draws every primitive in every state, on a page without margins. */
export async function openGallery(): Promise<void> {
  document.body.style.padding = '0'
  // The picture that is missing is part of the gallery.
  allowProblem(/no-such-face/)
  const gallery = mount(<UiGallery />, { inside: 'div' })
  await gallery.getByRole('heading', { level: 1 }).findElement()
}

export const button = (name: string | RegExp) => page.getByRole('button', { name })
