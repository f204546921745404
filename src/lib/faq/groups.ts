/** The chapters of the FAQ, in their order. */
export const FAQ_GROUPS = ['finding', 'contact', 'account', 'tools', 'professionals'] as const
export type FaqGroup = (typeof FAQ_GROUPS)[number]
