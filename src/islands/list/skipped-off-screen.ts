/**
 * During page load, cards below the fold are not rendered until they come near the viewport; until then each has the
 * height of most cards (without padding and border). Afterwards the last rendered height is used, so that scroll
 * restoration is exact.
 */
export const SKIPPED_OFF_SCREEN =
  '[&_article]:[contain-intrinsic-block-size:auto_21.75rem] [&_article]:[content-visibility:auto]'
