/** The items that somebody works through, and where they are among them: in the state of the address, so that going back leaves, and a reload does not. */
import { isObject } from '#providers/callErrors.ts'

export type TriageState = { ids: readonly number[]; place: number }

/** Items at a time. */
export const mostItems = 200

export const triageState = (triage: TriageState) => ({ triage })

export function triageIn(state: unknown): TriageState | undefined {
  const triage = isObject(state) ? state.triage : undefined
  if (!isObject(triage) || !Array.isArray(triage.ids) || triage.ids.length === 0) return undefined
  return { ids: triage.ids as number[], place: Number(triage.place ?? 0) }
}
