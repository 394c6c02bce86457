/** Names the open tab in the query of an address. */
export const tabKey = 'tab'
