/** The heading of the list. */
export const LIST_ID = 'dashboard-questionnaires'
