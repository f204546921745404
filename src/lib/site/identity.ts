/** Name, claim and contact details of the product: the one place where they stand. */
export const SITE = {
  name: 'Mi Forma Activa',
  shortName: 'MFA',
  supportEmail: 'soporte@miformaactiva.es',
  /** Profiles of the product itself, for structured data. */
  sameAs: [] as readonly string[],
} as const
