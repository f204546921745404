import { INITIAL_SETTINGS } from '#lib/health/settings.ts'

/** A client to who reads their values: birth date, pregnancy and goals are not shared, so there is no band and no goal. */
export const OWNER = { settings: INITIAL_SETTINGS, person: null }
