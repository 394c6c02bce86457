/** Items of the agenda that somebody is doing: shown to colleagues, and closed to them for a while. */

/** Minutes after which an item that was taken up and left is anybody's again. */
export const takenMinutes = 15

type Taken = { readonly takenBy: number | null; readonly takenAt: string | null }

/**
 * Whether somebody else is doing the item.
 *
 * @param me Id of the account that asks; null: the program, for which nobody is in the way.
 * @param now ISO 8601, like `takenAt`.
 */
export function isTakenByAnother(
  { takenBy, takenAt }: Taken,
  { me, now }: { me: number | null; now: string },
): boolean {
  if (takenBy === null || takenAt === null || me === null || takenBy === me) return false
  return Date.parse(now) - Date.parse(takenAt) < takenMinutes * 60_000
}
