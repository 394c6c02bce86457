/** State of an alert rule, and the order of rules: alarms first. */
import type { ApiAlertRule } from '#schemas/generated/api-alert-rule.ts'

export const alertStates = ['over', 'never', 'fine', 'off'] as const
export type AlertState = (typeof alertStates)[number]

type Standing = Pick<ApiAlertRule, 'active' | 'overSince' | 'lastCheckedAt'>

export function alertState({ active, overSince, lastCheckedAt }: Standing): AlertState {
  if (active !== true) return 'off'
  if (overSince !== null) return 'over'
  return lastCheckedAt === null ? 'never' : 'fine'
}

/** Stable: rules with the same state keep their order. */
export const worstFirst = <Rule extends Standing>(rules: readonly Rule[]): Rule[] =>
  rules.toSorted((one, other) => placeOf(one) - placeOf(other))

const placeOf = (rule: Standing): number => alertStates.indexOf(alertState(rule))
