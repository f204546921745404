/** Long, so a busy machine fails no test; the short times of the site have tests of their own. In ms. */
export const PATIENCE_MS = 20_000

/** Settings of the server: as patient as the tests, or as the site. */
export const PATIENT = {
  DATABASE_WAIT_MS: String(PATIENCE_MS),
  ANSWER_WITHIN_MS: String(PATIENCE_MS),
}
export const AS_ON_SITE = { DATABASE_WAIT_MS: '', ANSWER_WITHIN_MS: '' }
