/** ISO 3166-1 alpha-2, such as `ES`. */
export const COUNTRY_ID = /^[A-Z]{2}$/

/** Country and name as a slug, such as `es-valencia`. */
export const CITY_ID = /^[a-z]{2}-[a-z0-9-]{1,80}$/
