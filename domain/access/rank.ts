/**
 * Who may decide about whose account. Whoever changes how an account signs in can come in as its owner, so nobody does
 * that to an account which may do what they may not.
 */

/** Whether somebody holds every right that there is, named or not. */
export const holdsAll = (acl: readonly string[]): boolean => acl.includes('ROLE_SUPER_ADMIN')

/**
 * @param acl Roles of the person who wants to give, take or use the rights.
 * @param roles All that an account may do, or that is given away.
 * @returns Those that the person has not.
 */
export const lackedRoles = (acl: readonly string[], roles: readonly string[]): string[] =>
  holdsAll(acl) ? [] : roles.filter((role) => !acl.includes(role))
