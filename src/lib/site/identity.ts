/** Name and address of the product: the one place where they stand. */
export const SITE = {
  name: 'Mi Forma Activa',
  supportEmail: 'soporte@miformaactiva.es',
} as const
