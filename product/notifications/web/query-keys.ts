/** The key of the dashboard's notifications in the cache: what is told live makes them be fetched anew. */
export const DASHBOARD_NOTIFICATIONS = ['dashboard-notifications'];
