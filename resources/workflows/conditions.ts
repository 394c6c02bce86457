/** Facts that a condition of a step may ask about, and the kind of value of each. */
import type { WorkflowStep } from '#schemas/generated/workflow-step.ts'

export type Condition = NonNullable<WorkflowStep['conditions']>[number]
export type What = Condition['what']
type Is = Condition['is']

export type Kind =
  | { kind: 'amount' | 'days' | 'yesNo' }
  /** `of`: the property of a file whose values these are. */
  | { kind: 'choice'; of: string; values: readonly string[] }
  | { kind: 'record'; reference: string; embed: readonly string[] }

export const kinds: Readonly<Record<What, Kind>> = {
  outstanding: { kind: 'amount' },
  principal: { kind: 'amount' },
  fileType: { kind: 'choice', of: 'fileType', values: ['private', 'company'] },
  language: { kind: 'choice', of: 'language', values: ['nl', 'en', 'fr', 'de'] },
  hasEmail: { kind: 'yesNo' },
  hasMobile: { kind: 'yesNo' },
  hasVerifiedAddress: { kind: 'yesNo' },
  paidInDays: { kind: 'days' },
  openDispute: { kind: 'yesNo' },
  arrangementActive: { kind: 'yesNo' },
  fourteenDayState: {
    kind: 'choice',
    of: 'fourteenDayState',
    values: ['not_needed', 'none', 'running', 'expired_unpaid', 'paid_in_time', 'invalid'],
  },
  customer: { kind: 'record', reference: 'customer', embed: ['company'] },
  legalType: { kind: 'record', reference: 'legal-type', embed: ['name'] },
  phase: {
    kind: 'choice',
    of: 'phase',
    values: ['amicable', 'judicial', 'monitoring', 'bailiff', 'partner', 'shv'],
  },
  fileStatus: { kind: 'record', reference: 'file-status', embed: ['name'] },
}

/** Comparisons that make sense, the first one by default. */
export const comparisons = (what: What): readonly Is[] =>
  (
    ({
      amount: ['gte', 'lte', 'eq'],
      days: ['eq', 'ne'],
      yesNo: ['eq'],
      choice: ['eq', 'ne'],
      record: ['eq', 'ne'],
    }) as const
  )[kinds[what].kind]

/** A new row, or one that asks something else now. */
export const firstOf = (what: What): Condition => ({
  what,
  is: comparisons(what)[0] ?? 'eq',
  value: kinds[what].kind === 'yesNo' ? 'true' : null,
})
