/** Rights of an account or group: their origins, and the difference that a change makes. */

/** `own`: given to the account or group itself; `group`: by the account's group. */
export type Origin = 'own' | 'group'
export type Right = { role: string; origins: Origin[] }

/**
 * @param own Given to the account itself.
 * @param inherited Those of its group, while that is active.
 * @returns Each right once, sorted, with its origins.
 */
export function effectiveRights(own: readonly string[], inherited: readonly string[]): Right[] {
  const roles = [...new Set([...own, ...inherited])].sort()
  return roles.map((role) => ({
    role,
    origins: [...(own.includes(role) ? ['own' as const] : []), ...(inherited.includes(role) ? ['group' as const] : [])],
  }))
}

/** The rights that a change gives and takes, each sorted. */
export const rightsDifference = (before: readonly string[], after: readonly string[]) => ({
  given: after.filter((role) => !before.includes(role)).sort(),
  taken: before.filter((role) => !after.includes(role)).sort(),
})

export type Area = { area: string; roles: string[] }

/**
 * Groups roles by area, in the order of the table of roles.
 *
 * @param areas Area of each role.
 */
export function byArea(areas: Readonly<Record<string, string>>): Area[] {
  const found = new Map<string, string[]>()
  for (const [role, area] of Object.entries(areas)) found.set(area, [...(found.get(area) ?? []), role])
  return [...found].map(([area, roles]) => ({ area, roles }))
}
