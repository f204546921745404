/**
 * Certifications without those that differ from another one in case alone: of several the checked one stays, else the
 * first. Compares as the SQL function `certification_counts`, so that as many are shown as are counted.
 *
 * @param isChecked whether an admin has checked the certification of this text
 */
export function uniqueCertifications(
  certifications: readonly string[],
  isChecked: (text: string) => boolean,
): string[] {
  const shown = new Map<string, string>()
  for (const text of certifications) {
    const key = text.normalize('NFD').toLowerCase()
    const before = shown.get(key)
    if (before === undefined || (isChecked(text) && !isChecked(before))) shown.set(key, text)
  }
  return [...shown.values()]
}
