/**
 * The texts combined for demo professionals of one profession. `{a|b}` is the form for a man and for a woman. Each
 * speciality of the profession has its openings.
 */
export type DemoProfession = {
  openings: Record<string, readonly string[]>
  methods: readonly string[]
  closings: readonly string[]
  certifications: readonly string[]
  achievements: readonly string[]
}

/** Where the demo professionals of each profession live; null works online only. */
export const DEMO_CITIES: readonly (string | null)[] = [
  ...['es-madrid', 'es-barcelona', 'es-valencia', 'es-sevilla', 'es-zaragoza', 'es-malaga'],
  ...['es-bilbao', 'es-madrid', 'es-barcelona', 'es-valencia', 'es-murcia', null],
  ...['es-palma', 'es-madrid', 'es-granada', 'es-vigo', 'es-barcelona', 'es-alicante'],
  ...['es-madrid', 'es-sevilla', 'es-gijon', 'es-valencia', 'es-san-sebastian', 'mx-ciudad-de-mexico'],
  ...['es-pamplona', 'es-las-palmas-de-gran-canaria', 'es-santander', null, 'es-jaca', 'es-madrid'],
  ...['es-sitges', 'es-teruel', 'ar-buenos-aires', 'es-tarifa', 'es-ribadeo', 'es-barcelona'],
  ...['es-baeza', 'co-bogota', 'es-zarautz', 'es-soria', 'es-xativa', null],
  ...['pt-lisboa', 'es-merida'],
]
