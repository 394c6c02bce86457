/** Accounts of customers and contact persons are found with their customer: the list begins with the office's own. */
export const employees = { kind: 'employee' }
