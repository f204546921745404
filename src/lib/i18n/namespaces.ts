import type { TEXTS } from './texts.ts'

/** The texts by namespace, which is a file of `public/locales/{es,en}`. Spanish gives the shape of every language. */
export type Texts = (typeof TEXTS)['es']
export type Namespace = keyof Texts
