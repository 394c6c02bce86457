/**
 * Whether a rule that watches the API has something to tell. The server asks every minute, of figures that it has added up
 * over the window of the rule.
 */
import type { ApiAlertRule } from '#schemas/generated/api-alert-rule.ts'
import { bounds } from './histogram.ts'

export type Metric = ApiAlertRule['metric']
export type Rule = Pick<ApiAlertRule, 'metric' | 'threshold' | 'minimumCalls'>

/** What was counted in the window. */
export type Counted = {
  /** Length of the window. */
  minutes: number
  calls: number
  errors: number
  /** Milliseconds; null without calls. */
  p95: number | null
  /** Failed sign-ins of the address that had most. */
  failedSignIns: number
}

/** `few`: there are too few calls to say anything. */
export type Verdict = 'over' | 'fine' | 'few'

/** The highest threshold that can still be passed: durations are counted in classes, the last of which has no end. */
export const highest: Readonly<Record<Metric, number>> = {
  callsAbove: 1_000_000,
  callsBelow: 1_000_000,
  silence: 0,
  errorShare: 99,
  p95: Math.max(...bounds) - 1,
  failedSignIns: 1_000_000,
}

/** What has come back by less than this part of its threshold is not back yet, so that nobody gets a mail per minute. */
const margin = 0.9

/** In the unit of the threshold: calls per minute, per cent, milliseconds, sign-ins; of silence the calls. */
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

/** @param wasOver What was said last; once over, the rule asks for no minimum of calls any more, but for some. */
export function judge({ metric, threshold, minimumCalls }: Rule, counted: Counted, wasOver: boolean): Verdict {
  const value = measured(metric, counted)
  if (metric === 'silence') return value === 0 ? 'over' : 'fine'
  const isShare = metric === 'errorShare' || metric === 'p95'
  if (value === null || (isShare && !wasOver && counted.calls < (minimumCalls ?? 1))) return 'few'
  // No schema lets such a rule through; nothing is told of one without a limit.
  if (threshold === null) return 'fine'
  const isOver =
    metric === 'callsBelow'
      ? value < (wasOver ? threshold / margin : threshold)
      : value > (wasOver ? threshold * margin : threshold)
  return isOver ? 'over' : 'fine'
}

/** What anybody is told: only that something begins, and that it is over. */
export function transition(wasOver: boolean, verdict: Verdict): 'begins' | 'ends' | undefined {
  const isOver = verdict === 'over'
  return isOver === wasOver ? undefined : isOver ? 'begins' : 'ends'
}
