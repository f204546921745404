import type { ComponentType, ReactNode } from 'react'
import { useT } from '#client/texts/use-t.ts'
import type { FieldSpec } from '#lib/fields/field-spec.ts'
import { Check } from '#ui/check.tsx'
import { Choices } from '#ui/choices.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { LanguageList } from './language-list.tsx'
import { ListInput } from './list-input.tsx'
import { PasswordField } from './password-field.tsx'
import { choiceText, fieldText, passwordText } from './problem-text.ts'
import { useCounter } from './use-counter.ts'
import type { Form } from './use-form.ts'
import type { FormValues } from './values.ts'

type Props<Values extends FormValues> = {
  form: Form<Values>
  /** The fields, in the order in which they are drawn. */
  of: { readonly [Name in keyof Values & string]?: FieldSpec | undefined }
  /** Says after the label of a field that may be left empty that it may. */
  marksOptional?: boolean
  /** The texts of problems that only this form has, by their codes. */
  problems?: Readonly<Record<string, string>>
}

/** Fields of a form from their data, each with the problem that its form shows. */
export function Fields<Values extends FormValues>(props: Props<Values>): ReactNode {
  const { form, of, marksOptional = false, problems = {} } = props
  const t = useT('fields')
  return Object.entries<FieldSpec | undefined>(of).map(([name, spec]) => {
    if (!spec) return null
    const { label, help, helpBelow = false, required = false } = spec
    const code = form.problems[name]
    const error = (code && problems[code]) ?? (TEXT_OF[spec.kind] ?? fieldText)(t, code)
    const note = marksOptional && !required ? t('fields.optional') : undefined
    const Control = CONTROLS[spec.kind] as ComponentType<ControlProps<FieldSpec>>
    const about = { label, help, helpBelow, note, required, error }
    return <Control key={name} about={about} name={name} spec={spec} form={form} />
  })
}

/** The texts of the problems of the kinds that have their own. */
const TEXT_OF: Partial<Record<FieldSpec['kind'], typeof fieldText>> = {
  password: passwordText,
  one: choiceText,
  some: (t, code) => choiceText(t, code, 'some'),
}

type AnyForm = Form<FormValues>
type OfKind<Kind extends FieldSpec['kind']> = Extract<FieldSpec, { kind: Kind }>
type ControlProps<Spec extends FieldSpec> = {
  about: {
    label: string
    help: string | undefined
    helpBelow: boolean
    note: string | undefined
    required: boolean
    error: string | undefined
  }
  name: string
  spec: Spec
  form: AnyForm
}

const textIn = (form: AnyForm, name: string): string => {
  const value = form.values[name]
  return typeof value === 'string' ? value : ''
}

const itemsIn = (form: AnyForm, name: string): readonly string[] => {
  const value = form.values[name]
  return Array.isArray(value) ? (value as readonly string[]) : []
}

type LineKind = 'text' | 'email' | 'tel' | 'url' | 'number'

function LineControl({ about, name, spec, form }: ControlProps<OfKind<LineKind>>) {
  const { kind: type, min, max, placeholder, autoComplete } = spec
  const limits =
    type === 'number' ? { min, max, inputMode: 'numeric' as const } : { maxLength: max }
  return (
    <Field {...about}>
      <TextInput {...{ type, placeholder, autoComplete }} {...limits} {...form.input(name)} />
    </Field>
  )
}

function DateControl({ about, name, spec, form }: ControlProps<OfKind<'date'>>) {
  const { min, max, autoComplete } = spec
  return (
    <Field {...about}>
      <DateInput {...{ min, max, autoComplete }} {...form.input(name)} />
    </Field>
  )
}

function PasswordControl({ about, name, spec, form }: ControlProps<OfKind<'password'>>) {
  const { use = 'current', owner } = spec
  const { label, help, required, error } = about
  return (
    <PasswordField
      {...{ label, help, required, error }}
      autoComplete={use === 'current' ? 'current-password' : 'new-password'}
      measured={use === 'new' ? textIn(form, name) : undefined}
      owner={owner}
      {...form.input(name)}
    />
  )
}

function ParagraphControl({ about, name, spec, form }: ControlProps<OfKind<'paragraph'>>) {
  const counter = useCounter()
  return (
    <Field {...about}>
      <Textarea
        rows={spec.rows}
        maxLength={spec.max}
        placeholder={spec.placeholder}
        used={textIn(form, name).length}
        counter={counter}
        {...form.input(name)}
      />
    </Field>
  )
}

function SelectControl({ about, name, spec, form }: ControlProps<OfKind<'select'>>) {
  return (
    <Field {...about}>
      <Select autoComplete={spec.autoComplete} {...form.input(name)}>
        {spec.none !== undefined && <option value="">{spec.none}</option>}
        {spec.options.map(([value, text, lang]) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function ChoiceControl({ about, name, spec, form }: ControlProps<OfKind<'one' | 'some'>>) {
  return (
    <Choices
      legend={about.label}
      help={about.help}
      error={about.error}
      type={spec.kind === 'one' ? 'radio' : 'checkbox'}
      options={spec.options.map(([value, text]) => [value, text])}
      control={(value) => ({
        ...form.box(name, value),
        // Of boxes each would have to be ticked.
        required: about.required && spec.kind === 'one',
      })}
    />
  )
}

function BoxControl({ about, name, form }: ControlProps<OfKind<'box'>>) {
  return (
    <Check help={about.help} error={about.error} required={about.required} {...form.box(name)}>
      {about.label}
    </Check>
  )
}

function ListControl({ about, name, form }: ControlProps<OfKind<'list'>>) {
  const { label, note, help, error } = about
  const items = itemsIn(form, name)
  return (
    <ListInput
      {...{ name, label, note, help, error, items }}
      onChange={(next) => form.set({ [name]: next })}
    />
  )
}

function LanguagesControl({ about, name, form }: ControlProps<OfKind<'languages'>>) {
  return (
    <LanguageList
      name={name}
      label={about.label}
      required={about.required}
      error={about.error}
      codes={itemsIn(form, name)}
      onChange={(next) => form.set({ [name]: next })}
    />
  )
}

const CONTROLS: { [Kind in FieldSpec['kind']]: ComponentType<ControlProps<OfKind<Kind>>> } = {
  text: LineControl,
  email: LineControl,
  tel: LineControl,
  url: LineControl,
  number: LineControl,
  date: DateControl,
  password: PasswordControl,
  paragraph: ParagraphControl,
  select: SelectControl,
  one: ChoiceControl,
  some: ChoiceControl,
  box: BoxControl,
  list: ListControl,
  languages: LanguagesControl,
}
