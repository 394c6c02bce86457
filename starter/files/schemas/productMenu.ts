/** The order of the menu in this product, and the pages on which people arrive. */

/** Groups from daily work to what is set up once; those that are not named come last. */
export const menuOrder: readonly string[] = ['library', 'employees', 'settings', 'developer']
/** Pages that a group is named after, which come first in it. */
export const menuHeads: readonly string[] = ['/file/search', '/employee', '/settings']
/** Pages to arrive on: after signing in, a person sees the first that is in their menu. */
export const startPages: readonly string[] = ['/file/search', '/book', '/settings']
