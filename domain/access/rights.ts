/** Rights of an account or a group: where each comes from, and what a change gives and takes. */

/** `own`: given to the account or group itself; `group`: by the group that the account is in. */
export type Origin = 'own' | 'group'
export type Right = { role: string; origins: Origin[] }

/**
 * @param own Given to the account itself.
 * @param inherited Those of its group, while that is active.
 * @returns Each right once, in the order of the alphabet, with all that gives it.
 */
export function effectiveRights(own: readonly string[], inherited: readonly string[]): Right[] {
  const roles = [...new Set([...own, ...inherited])].sort()
  return roles.map((role) => ({
    role,
    origins: [...(own.includes(role) ? ['own' as const] : []), ...(inherited.includes(role) ? ['group' as const] : [])],
  }))
}

/** What a change gives and takes, each in the order of the alphabet. */
export const rightsDifference = (before: readonly string[], after: readonly string[]) => ({
  given: after.filter((role) => !before.includes(role)).sort(),
  taken: before.filter((role) => !after.includes(role)).sort(),
})

export type Area = { area: string; roles: string[] }

/**
 * Roles by their area, in the order of the table of roles.
 *
 * @param areas Area of each role.
 */
export function byArea(areas: Readonly<Record<string, string>>): Area[] {
  const found = new Map<string, string[]>()
  for (const [role, area] of Object.entries(areas)) found.set(area, [...(found.get(area) ?? []), role])
  return [...found].map(([area, roles]) => ({ area, roles }))
}
