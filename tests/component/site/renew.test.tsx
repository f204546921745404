import { afterEach, beforeEach, expect, test } from 'vitest'
import { renew } from '#client/renew.ts'
import { forgetFocus } from '../support/focus.ts'

const place = document.createElement('main')
beforeEach(() => document.body.append(place))
afterEach(() => {
  forgetFocus()
  place.remove()
})

/** A list of the page, and what another document holds for it. */
function drawn(html: string, later: string) {
  place.innerHTML = `<div>${html}</div>`
  const page = new DOMParser().parseFromString(`<div>${later}</div>`, 'text/html')
  return { piece: place.firstElementChild!, fresh: page.body.firstElementChild! }
}

const form = (people: number) =>
  `<form><input name="q"><noscript><button>Apply</button></noscript><b>${people} people</b></form>`
const card = (name: string, rating: number) =>
  `<li><img alt=""><a href="/${name}">${name}</a><p>rated <!-- -->${rating}</p></li>`

test('what has changed becomes the new one; a text that is typed, a picture and the focus stay', () => {
  const { piece, fresh } = drawn(
    `${form(2)}<ul>${card('ana', 3)}${card('leo', 4)}</ul>`,
    `${form(3)}<ul>${card('ana', 3)}${card('eva', 4)}</ul>`,
  )
  const kept = () => [...piece.querySelectorAll('input, noscript, ul, img, [href="/ana"]')]
  const [before, input, link] = [
    kept(),
    piece.querySelector('input')!,
    piece.querySelector<HTMLElement>('[href="/ana"]')!,
  ]
  input.value = 'kne'
  link.focus()

  renew(piece, fresh)

  expect(piece.querySelector('ul')!.innerHTML).toBe(card('ana', 3) + card('eva', 4))
  expect(piece.querySelector('b')!.textContent).toBe('3 people')
  // All but the picture of the card that is another.
  expect(kept().map((node, n) => node === before[n])).toEqual([true, true, true, true, true, false])
  expect(input.value).toBe('kne')
  expect(document.activeElement).toBe(link)
  // Where scripts run, its content is text.
  expect(piece.querySelector('noscript')!.childElementCount).toBe(0)
})

test('a list of another length becomes the new one, and what is beside it stays', () => {
  const { piece, fresh } = drawn(
    `${form(2)}<ul>${card('ana', 3)}${card('leo', 4)}</ul>`,
    `${form(1)}<ul>${card('leo', 4)}</ul>`,
  )
  const input = piece.querySelector('input')
  renew(piece, fresh)
  expect(piece.querySelector('ul')!.innerHTML).toBe(card('leo', 4))
  expect(piece.querySelector('input')).toBe(input)
})

test('an element with other attributes becomes the new one', () => {
  const { piece, fresh } = drawn(
    '<details open><summary>87</summary></details>',
    '<details><summary>87</summary></details>',
  )
  renew(piece, fresh)
  expect(piece.innerHTML).toBe('<details><summary>87</summary></details>')
})
