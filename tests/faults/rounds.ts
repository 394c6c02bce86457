/** Which test file runs with which fault: in a round each file has one, so that a round of all files tries many. */

/** Test files by number of the fault that they come to, cheapest first. */
export type Reach = ReadonlyMap<number, readonly string[]>

/** At most so many files try one fault in one round: the first mostly finds it. */
const mostFiles = 4

/**
 * @param open Faults that nothing has found.
 * @param tried Pairs `number file` that have run.
 * @returns The fault of each file of the next round; empty when nothing is left to try.
 */
export function nextRound(reach: Reach, open: ReadonlySet<number>, tried: ReadonlySet<string>): Map<string, number> {
  const round = new Map<string, number>()
  const left = [...open].map((number) => ({
    number,
    files: (reach.get(number) ?? []).filter((file) => !tried.has(`${number} ${file}`)),
  }))
  // Those with few files choose first.
  for (const { number, files } of left.toSorted((one, other) => one.files.length - other.files.length)) {
    for (const file of files.filter((each) => !round.has(each)).slice(0, mostFiles)) round.set(file, number)
  }
  return round
}
