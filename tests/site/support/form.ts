import type { Part } from './document.ts'
import { open, ORIGIN, type Opened } from './site.ts'

/** What is changed in a form: a value for each name; a list for boxes that are ticked. */
type Entered = Record<string, string | readonly string[]>

/** The values that a form has, in the order in which a browser sends them. */
function valuesOf(form: Part): URLSearchParams {
  const values = new URLSearchParams()
  for (const control of form.all('input, select, textarea')) {
    const name = control.attribute('name')
    if (!name || control.attribute('disabled') !== null) continue
    const value = valueOf(control)
    if (value !== null) values.append(name, value)
  }
  return values
}

function valueOf(control: Part): string | null {
  if (control.tag === 'textarea') return control.raw
  if (control.tag === 'select') {
    const options = control.all('option')
    const chosen = options.find((option) => option.attribute('selected') !== null) ?? options[0]
    return chosen ? (chosen.attribute('value') ?? chosen.text) : null
  }
  const type = control.attribute('type') ?? 'text'
  if (['submit', 'button', 'image', 'reset', 'file'].includes(type)) return null
  const isTicked = !['radio', 'checkbox'].includes(type)
  if (!isTicked && control.attribute('checked') === null) return null
  return control.attribute('value') ?? (isTicked ? '' : 'on')
}

/**
 * Sends a form as a browser without scripts does, and follows where the answer leads.
 *
 * @param given the page that the form stands on
 * @throws Error when the form has no control of a name
 */
export async function submit({ path }: Opened, form: Part, entered: Entered = {}): Promise<Opened> {
  const values = valuesOf(form)
  for (const [name, value] of Object.entries(entered)) {
    if (form.all(`[name="${name}"]`).length === 0) throw new Error(`The form has no ${name}`)
    values.delete(name)
    for (const one of [value].flat()) values.append(name, one)
  }
  const action = new URL(form.attribute('action') ?? path, ORIGIN + path)
  if (form.attribute('method')?.toLowerCase() !== 'post') {
    action.search = values.toString()
    return open(action.pathname + action.search)
  }
  return open(action.pathname + action.search, {
    method: 'POST',
    headers: {
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: values.toString(),
  })
}

/**
 * The control that a label names, which says no more than this besides a mark or a hint.
 *
 * @throws Error when there is none
 */
export function labelled(form: Part, name: string): Part {
  const label = form.all('label').find(({ text }) => text === name || text.startsWith(`${name} `))
  if (!label) throw new Error(`No label says ${name}`)
  const id = label.attribute('for')
  return id ? form.one(`[id="${id}"]`) : label.one('input, select, textarea')
}
