import { createContext, useContext } from 'react'

/** What a field tells the control inside it. */
type FieldState = {
  id: string
  labelId: string
  /** The ids of the error and help texts, parted by spaces. */
  hints: string | undefined
  invalid: boolean
  required: boolean
  disabled: boolean
}

const FieldContext = createContext<FieldState | null>(null)
export const FieldProvider = FieldContext.Provider

/** The field around a control; null outside of one. */
export function useField(): FieldState | null {
  return useContext(FieldContext)
}

/**
 * The attributes that a native control takes from the field around it. Texts that describe the control by itself
 * come after the field's own.
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
