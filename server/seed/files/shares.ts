/** Shares of files by state, phase and arrangement: exact ones, the same in any four hundred files. */
import type { Random } from '#server/seed/invented/random.ts'
import type { ArrangementState } from './plannedFile.ts'

export type Share = { state: string; arrangement: ArrangementState | null }

const round = 400

/** Number in each four hundred files: of an office as it is, and of one that keeps the files of many years. */
const counts = {
  demo: {
    active: 28,
    completed: 12,
    broken: 10,
    paused: 12,
    not_started: 8,
    no_more_steps: 16,
    monitoring: 36,
    monitoring_in_progress: 4,
    suspend: 16,
    in_progress: 94,
    closed: 164,
  },
  large: {
    active: 28,
    completed: 12,
    broken: 10,
    paused: 8,
    not_started: 4,
    no_more_steps: 8,
    monitoring: 24,
    monitoring_in_progress: 2,
    suspend: 12,
    in_progress: 56,
    closed: 236,
  },
} as const
export type Mix = keyof typeof counts

const states: Readonly<Record<string, string>> = { active: 'term_payment', completed: 'closed', broken: 'in_progress' }

/** @returns The share of the nth file. */
export function sharesOf(mix: Mix): (n: number) => Share {
  const all = Object.entries(counts[mix]).flatMap(([name, count]): Share[] =>
    Array<Share>(count).fill({
      state: states[name] ?? name,
      arrangement: name === 'active' || name === 'completed' || name === 'broken' ? name : null,
    }),
  )
  const none: Share = { state: 'in_progress', arrangement: null }
  // A prime that does not divide the round: neighbours in time have different states.
  return (n) => all[(n * 7919) % round] ?? none
}

/** Protected debtors are in debt help; courts, bailiffs and partners have a part of the rest. */
export function phaseOf({ state, arrangement }: Share, isDebtHelp: boolean, random: Random): string {
  if (state === 'monitoring' || state === 'monitoring_in_progress') return 'monitoring'
  if (state === 'suspend') return isDebtHelp ? 'shv' : 'amicable'
  if (state === 'not_started') return 'amicable'
  const turn = random.below(1000)
  if (arrangement) return turn < 50 ? 'judicial' : turn < 100 ? 'bailiff' : 'amicable'
  if (state === 'closed' && turn >= 850) return turn < 950 ? 'shv' : 'monitoring'
  return turn < 108 ? 'judicial' : turn < 232 ? 'bailiff' : turn < 260 ? 'partner' : 'amicable'
}
