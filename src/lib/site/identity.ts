/** Name and address of the product, defined only here. */
export const SITE = {
  name: 'Mi Forma Activa',
  /** Under the icon on a home screen. */
  shortName: 'MFA',
  supportEmail: 'soporte@miformaactiva.es',
} as const
