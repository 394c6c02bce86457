/** Places of boxes and arrows of a workflow: boxes below each other, ways that leave the line beside them. */
export type Node = { id: number; nextStep: { id: number } | null; elseStep: { id: number } | null }

/** `lane`: from the boxes outwards, 0 is the nearest; of an arrow to the box below there is none. */
export type Arrow = { from: number; to: number | null; isElse: boolean; lane: number | null }

/**
 * @param steps Steps of a workflow, in their order.
 * @returns An arrow for each way, by places from 0; one without `to` ends.
 */
export function arrowsOf(steps: readonly Node[]): Arrow[] {
  const places = new Map(steps.map(({ id }, place) => [id, place]))
  const all = steps.flatMap(({ nextStep, elseStep }, from): Omit<Arrow, 'lane'>[] => [
    { from, to: nextStep ? (places.get(nextStep.id) ?? null) : null, isElse: false },
    ...(elseStep && elseStep.id !== nextStep?.id ? [{ from, to: places.get(elseStep.id) ?? null, isElse: true }] : []),
  ])
  const taken: { isElse: boolean; lane: number; upper: number; lower: number }[] = []
  const beside = all
    .filter((arrow) => !isStraight(arrow) && arrow.to !== null)
    // Short arrows lie inside, so that fewer cross.
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))
  const lanes = new Map<Omit<Arrow, 'lane'>, number>()
  for (const arrow of beside) {
    const [upper, lower] = [Math.min(arrow.from, arrow.to ?? 0), Math.max(arrow.from, arrow.to ?? 0)]
    const meets = (lane: number) =>
      taken.some((one) => one.isElse === arrow.isElse && one.lane === lane && one.upper < lower && upper < one.lower)
    let lane = 0
    while (meets(lane)) lane += 1
    taken.push({ isElse: arrow.isElse, lane, upper, lower })
    lanes.set(arrow, lane)
  }
  return all.map((arrow) => ({ ...arrow, lane: lanes.get(arrow) ?? null }))
}

/** Finds arrows to the box right below. */
const isStraight = ({ from, to, isElse }: Omit<Arrow, 'lane'>): boolean => !isElse && to === from + 1
const lengthOf = ({ from, to }: Omit<Arrow, 'lane'>): number => Math.abs((to ?? from) - from)
