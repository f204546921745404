/** Name and address of the product: the one place where they stand. */
export const SITE = {
  name: 'Mi Forma Activa',
  /** Under the icon on a home screen. */
  shortName: 'MFA',
  supportEmail: 'soporte@miformaactiva.es',
} as const
