import { createContext, useContext } from 'react'

/** What a field provides to the control inside it. */
type FieldState = {
  id: string
  labelId: string
  /** The ids of the error and help texts, separated by spaces. */
  hints: string | undefined
  invalid: boolean
  required: boolean
  disabled: boolean
}

const FieldContext = createContext<FieldState | null>(null)
export const FieldProvider = FieldContext.Provider

/** The enclosing field of a control; null outside of one. */
export function useField(): FieldState | null {
  return useContext(FieldContext)
}

/**
 * The attributes that a native control takes from the enclosing field. The control's own descriptions come after those
 * of the field.
 */
export function useFieldControl(describedBy?: string) {
  const field = useField()
  return {
    id: field?.id,
    required: field?.required,
    disabled: field?.disabled,
    'aria-describedby': [field?.hints, describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': field?.invalid || undefined,
    'data-invalid': field?.invalid ? '' : undefined,
  }
}
