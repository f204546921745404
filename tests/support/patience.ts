/** Long, so a busy machine fails no test; the short times of the site have tests of their own. In ms. */
export const PATIENCE_MS = 20_000
