/** Whoever manages keys, and the ids in what a key is answered. */
export const idsIn = (answer: { json(): unknown }) =>
  (answer.json() as { items: { id: number }[] }).items.map(({ id }) => id)

/** Manages keys, sees all customers and the log, but no webhooks. */
export const keeper = ['ROLE_EMPLOYEE', 'ROLE_SETTINGS', 'ROLE_API_LOG_VIEW']
