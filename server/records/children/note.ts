/** How the audit names that rows of a record were written with it. */
export const rowsNote = 'rows'
