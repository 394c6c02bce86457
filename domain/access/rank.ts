/**
 * Rights needed to decide about another account. Someone who changes how an account signs in can use it, so that
 * requires all of its rights.
 */

/** Whether somebody holds every existing right. */
export const holdsAll = (acl: readonly string[]): boolean => acl.includes('ROLE_SUPER_ADMIN')

/**
 * @param acl Roles of the person who gives, takes or uses the rights.
 * @param roles All rights of the account, or those being given.
 * @returns Those that the person lacks.
 */
export const lackedRoles = (acl: readonly string[], roles: readonly string[]): string[] =>
  holdsAll(acl) ? [] : roles.filter((role) => !acl.includes(role))
