/** The two invented people of the demonstration. */
export const DEMO_PEOPLE = ['nora', 'julian'] as const
export type DemoPerson = (typeof DEMO_PEOPLE)[number]
