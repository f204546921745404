import type { TEXTS } from './texts.ts'

/** The texts by namespace (a file of `public/locales/{es,en}`). Spanish defines the type of every language. */
export type Texts = (typeof TEXTS)['es']
export type Namespace = keyof Texts
