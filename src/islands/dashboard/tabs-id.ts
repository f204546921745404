/** Where the tabs of the dashboard begin. */
export const TABS_ID = 'dashboard-tabs'
