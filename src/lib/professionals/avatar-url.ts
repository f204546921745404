/**
 * The URL of a picture for pages: a path of this site is unchanged, a path in the avatar store is served under
 * `/avatars/`. External pictures are dropped: the content policy would refuse them, and they would reveal visitors to
 * the other site; neither http(s) URLs nor `//host`, which looks like a path.
 *
 * @example avatarUrl('0b5c/avatar.webp') // '/avatars/0b5c/avatar.webp'
 */
export function avatarUrl(stored: string | null): string | null {
  if (stored === null || stored === '' || /^(https?:|\/[/\\])/i.test(stored)) return null
  return stored.startsWith('/') ? stored : `/avatars/${stored}`
}

/**
 * The URL of the same picture in its small version, for cards, lists and the header; a picture that has none, such as a
 * photo that was just chosen, is unchanged.
 *
 * @example smallPicture('/avatars/0b5c/avatar.webp?v=1') // '/avatars/0b5c/avatar.webp?size=small&v=1'
 */
export function smallPicture(url: string): string {
  return url
    .replace(/^(\/avatars\/[^?]*)\??/, '$1?size=small&')
    .replace(/^\/demo\/avatars\//, '$&small/')
}

/** How a picture is shown: a photograph fills its field, a cut-out stands on its lower edge. */
export type Dress = 'photo' | 'cut'

/** Which part of a photograph stays in view where its field has other proportions, in percent of what is cut off. */
export type Focus = { x: number; y: number }

/** The focus of a photograph that has none of its own: eyes on the upper third. */
export const DEFAULT_FOCUS: Focus = { x: 50, y: 24 }

/**
 * What the address of a picture says behind its #, which no request carries. The address is the one thing of a picture
 * that every place which shows it is given.
 *
 * @example dressMark({ dress: 'photo', focus: { x: 52, y: 20 } }) // '#focus=52,20'
 */
export function dressMark({ dress, focus }: { dress: Dress; focus?: Focus }): string {
  if (dress === 'cut') return '#cut'
  return focus ? `#focus=${focus.x},${focus.y}` : ''
}

/** A picture by its address; one without a mark, as they were stored before, is a photograph. */
export function pictureOf(url: string): { src: string; dress: Dress; focus: Focus } {
  const [src = '', mark = ''] = url.split('#')
  const [, x, y] = /^focus=(\d{1,3}),(\d{1,3})$/.exec(mark) ?? []
  const focus = x === undefined || y === undefined ? DEFAULT_FOCUS : { x: +x, y: +y }
  return { src, dress: mark === 'cut' ? 'cut' : 'photo', focus }
}
