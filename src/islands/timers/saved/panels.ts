/** What the panels of a timer hold: one file, which the first of them that is opened loads. */
export { History } from './history.tsx'
export { Presets } from './presets.tsx'
export { Share } from './share.tsx'
