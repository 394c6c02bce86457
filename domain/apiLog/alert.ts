/**
 * Decides whether an alert rule on the API has something to report. The server asks every minute, with
 * statistics of the rule's window.
 */
import type { ApiAlertRule } from '#schemas/generated/api-alert-rule.ts'
import { bounds } from './histogram.ts'

export type Metric = ApiAlertRule['metric']
export type Rule = Pick<ApiAlertRule, 'metric' | 'threshold' | 'minimumCalls'>

/** Counts within the window. */
export type Counted = {
  /** Length of the window. */
  minutes: number
  calls: number
  errors: number
  /** Milliseconds; null without calls. */
  p95: number | null
  /** Failed sign-ins of the address that had the most. */
  failedSignIns: number
}

/** `few`: too few calls to decide. */
export type Verdict = 'over' | 'fine' | 'few'

/**
 * The highest threshold that can be exceeded: durations are counted in classes, the last of which has no upper
 * bound.
 */
export const highest: Readonly<Record<Metric, number>> = {
  callsAbove: 1_000_000,
  callsBelow: 1_000_000,
  silence: 0,
  errorShare: 99,
  p95: Math.max(...bounds) - 1,
  failedSignIns: 1_000_000,
}

/** An alert ends only below this share of its threshold, so that a value near it does not cause a mail every minute. */
const margin = 0.9

/**
 * The value in the unit of the threshold: calls per minute, per cent, milliseconds, sign-ins; for silence the
 * calls.
 */
export function measured(metric: Metric, { minutes, calls, errors, p95, failedSignIns }: Counted): number | null {
  switch (metric) {
    case 'callsAbove':
    case 'callsBelow':
      return calls / minutes
    case 'silence':
      return calls
    case 'errorShare':
      return calls === 0 ? null : (100 * errors) / calls
    case 'p95':
      return p95
    case 'failedSignIns':
      return failedSignIns
  }
}

/** @param wasOver The last verdict; while an alert lasts the rule needs some calls, but not its minimum. */
export function judge({ metric, threshold, minimumCalls }: Rule, counted: Counted, wasOver: boolean): Verdict {
  const value = measured(metric, counted)
  if (metric === 'silence') return value === 0 ? 'over' : 'fine'
  const isShare = metric === 'errorShare' || metric === 'p95'
  if (value === null || (isShare && !wasOver && counted.calls < (minimumCalls ?? 1))) return 'few'
  // Schemas refuse a rule without a threshold; if there is one, it reports nothing.
  if (threshold === null) return 'fine'
  const isOver =
    metric === 'callsBelow'
      ? value < (wasOver ? threshold / margin : threshold)
      : value > (wasOver ? threshold * margin : threshold)
  return isOver ? 'over' : 'fine'
}

/** Change that people are told about: only that something begins, and that it is over. */
export function transition(wasOver: boolean, verdict: Verdict): 'begins' | 'ends' | undefined {
  const isOver = verdict === 'over'
  return isOver === wasOver ? undefined : isOver ? 'begins' : 'ends'
}
