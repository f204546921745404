type Names = {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly displayName: string | null
}

/** First and last name, or else the display name; empty without any. For the person, never for visitors. */
export function fullName({ firstName, lastName, displayName }: Names): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (displayName ?? '')
}
