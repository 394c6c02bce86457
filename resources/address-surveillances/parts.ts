/** Parts of the list of surveillances, by their states. */
export const parts = {
  active: { status: { in: ['requested', 'active'] } },
  signals: { status: { in: ['signalled'] } },
  history: { status: { in: ['accepted', 'rejected', 'ended'] } },
} as const
export type Part = keyof typeof parts

/** @returns The part that these filters show, whatever else they ask; undefined: another choice of states. */
export function partOf({ status }: Readonly<Record<string, unknown>>): Part | 'all' | undefined {
  if (status === undefined) return 'all'
  return (Object.keys(parts) as Part[]).find((name) => JSON.stringify(parts[name].status) === JSON.stringify(status))
}
