/**
 * Role expressions, as in schemas: "ROLE_A", "ROLE_A or ROLE_B", "ROLE_A and ROLE_B", or "*" for everyone who
 * is signed in. `and` binds stronger than `or`.
 */
import type { RoleExpression } from '#schemas/entity.ts'

/**
 * Whether these roles satisfy an expression.
 *
 * @param acl Roles of the signed-in person.
 * @param expression Absent: nobody may.
 */
export function may(acl: readonly string[], expression: RoleExpression | undefined): boolean {
  if (expression === undefined) return false
  if (expression === '*') return true
  return expression.split(' or ').some((all) => all.split(' and ').every((role) => acl.includes(role)))
}

/** Names of the roles in an expression, in order of appearance; none for "*". */
export const rolesIn = (expression: RoleExpression): string[] =>
  expression === '*' ? [] : [...new Set(expression.split(/ (?:or|and) /))]
