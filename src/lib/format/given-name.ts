/** How a person is addressed: the first word of the name. */
export function givenName(name: string): string {
  return name.split(' ', 1)[0] ?? name
}
