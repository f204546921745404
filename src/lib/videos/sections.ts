/** Parts of the body by which exercise videos are filtered. */
export const BODY_SECTIONS = ['lower_body', 'core', 'upper_body'] as const
export type BodySection = (typeof BODY_SECTIONS)[number]

/** Whose exercise it is; `both` is found under either. */
export const VIDEO_PROFESSIONS = ['trainer', 'physiotherapist', 'both'] as const
export type VideoProfession = (typeof VIDEO_PROFESSIONS)[number]
