/** Name of the menu among the queries: whoever changes what is in it has it read again. */
export const menuQuery = 'menu'
