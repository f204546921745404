/** The minified text of `src/layouts/head.inline.js`, put in by astro.config.mjs. */
declare const __HEAD_SCRIPT__: string
