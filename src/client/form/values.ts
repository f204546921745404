/**
 * What a form holds of one field: a text or the chosen option, a ticked box, the chosen ones of several, a file. Where no
 * native control has its name, it may be any data.
 */
export type FieldValue = string | boolean | readonly string[] | File | null | Data
type Data = { readonly [key: string]: unknown }
/** The values of a form by the names of its fields. */
export type FormValues = Readonly<Record<string, FieldValue>>

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The controls of a field; none where it is not shown, or is not made of native controls. */
export function controlsOf(form: HTMLFormElement, name: string): Control[] {
  const found = form.elements.namedItem(name)
  const all = found instanceof RadioNodeList ? [...found] : found ? [found] : []
  return all.filter((each) => 'value' in each && 'disabled' in each) as Control[]
}

/**
 * What stands in the controls of a form. What was filled in without an event (by a password manager, or before the page
 * was alive) is read too.
 *
 * @param known values by name: each is read as a value of the same type, and stays where no enabled control has its name
 */
export function readValues<Values extends FormValues>(
  form: HTMLFormElement,
  known: Values,
): Values {
  const data = new FormData(form)
  const read = ([name, value]: [string, FieldValue]): [string, FieldValue] => {
    const isShown = controlsOf(form, name).some(({ disabled }) => !disabled)
    return [name, isShown ? readAs(value, data.getAll(name)) : value]
  }
  return Object.fromEntries(Object.entries(known).map(read)) as Values
}

function readAs(like: FieldValue, found: FormDataEntryValue[]): FieldValue {
  const [first] = found
  if (typeof like === 'boolean') return first !== undefined
  if (Array.isArray(like)) return found.filter((each) => typeof each === 'string')
  if (typeof like === 'string') {
    // A control holds line breaks in its own way: a text that only differs by them was not changed.
    if (first === like.replace(/\r\n?/gu, '\n')) return like
    return typeof first === 'string' ? first : ''
  }
  // Where none is chosen, browsers send a file without a name.
  return first instanceof File && first.name !== '' ? first : null
}

/** Writes values into the controls that are shown. */
export function writeValues(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    for (const control of controlsOf(form, name)) writeValue(control, value)
  }
}

/** Writes a value into one of its controls. A file can only be removed. */
export function writeValue(control: Control, value: FieldValue): void {
  const isBox = control.type === 'checkbox' || control.type === 'radio'
  if (isBox && control instanceof HTMLInputElement) {
    control.checked =
      typeof value === 'boolean'
        ? value
        : Array.isArray(value)
          ? value.includes(control.value)
          : value === control.value
  } else if (typeof value === 'string') {
    if (control.value !== value) control.value = value
  } else if (control.type === 'file' && value === null) control.value = ''
}
