/** Swedish writes days as ISO 8601 does. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' })

/** Today in Madrid, `YYYY-MM-DD`: the last day of a share ends there, as the database sees it. */
export const todayInMadrid = (now: Date = new Date()): string => isoDay.format(now)
