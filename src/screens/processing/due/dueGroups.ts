/** Due files as the server previews them: groups by step, and the files of each with what would become of them. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import type { Money } from '#domain/money/money.ts'
import { call } from '#providers/http.ts'
import type { WorkflowStep } from '#schemas/generated/workflow-step.ts'
import type { ProcessingItem } from '#schemas/generated/processing-item.ts'

export type HoldReason = NonNullable<ProcessingItem['holdReason']>

/** A step of a workflow: `total` files are due, `ready` of them can be done. */
export type Group = {
  step: { id: number; name: string }
  workflow: string
  /** Revision of the workflow, where another group has the same names. */
  revision: number | null
  actionType: WorkflowStep['actionType']
  channel: 'email' | 'post' | 'sms' | null
  total: number
  ready: number
  held: readonly { reason: HoldReason; count: number }[]
  /** Forecast of what doing it costs the debtors. */
  costs: Money | null
}

export type DueFile = {
  file: { id: number; number: string }
  debtor: string | null
  outstanding: Money | null
  /** The action of its step; 'skipped': its conditions are not met. */
  wouldDo: string
  hold: HoldReason | null
  note: string | null
  nextStep: string | null
  nextDueAt: string | null
}

/** `date`: steps due up to this day. `type`: of files, or of items of pre-collection. */
export type Asked = { type: 'file' | 'precasso'; date: string; customer: number | null }

export const dueKey = ['processing-due']
export const filesPerPage = 25

export const useDue = ({ type, date, customer }: Asked) =>
  useQuery({
    queryKey: [...dueKey, type, date, customer],
    queryFn: async ({ signal }) =>
      (await call('GET', '/api/v4/processing/preview', { query: { type, date, customer }, signal })) as {
        items: Group[]
        total: number
      },
    placeholderData: keepPreviousData,
  })

export const useDueFiles = ({ type, date, customer }: Asked, step: number, page: number) =>
  useQuery({
    queryKey: [...dueKey, type, date, customer, step, page],
    queryFn: async ({ signal }) => {
      const query = { type, date, customer, step, _limit: filesPerPage, _offset: page * filesPerPage }
      return (await call('GET', '/api/v4/processing/preview/files', { query, signal })) as {
        items: DueFile[]
        total: number
      }
    },
    placeholderData: keepPreviousData,
  })

export const heldIn = ({ held }: Group): number => held.reduce((sum, { count }) => sum + count, 0)

/** Sums of groups; costs by currency, because euros and crowns are no sum. */
export function sumOf(groups: readonly Group[]) {
  const costs = new Map<Money['currency'], number>()
  for (const { costs: own } of groups)
    if (own && own.amount !== 0) costs.set(own.currency, (costs.get(own.currency) ?? 0) + own.amount)
  return {
    total: groups.reduce((sum, { total }) => sum + total, 0),
    ready: groups.reduce((sum, { ready }) => sum + ready, 0),
    held: groups.reduce((sum, group) => sum + heldIn(group), 0),
    costs: [...costs].map(([currency, amount]): Money => ({ amount, currency })),
  }
}

/** @returns A function from a hold reason to its words. */
export function useReasonText(): (reason: HoldReason) => string {
  const translate = useTranslate()
  return (reason) => translate(`resources.processing-item.values.holdReason.${reason}`, { _: reason })
}

/** @returns A function from what a step does to its words. */
export function useActionTypeText(): (action: string) => string {
  const translate = useTranslate()
  return (action) =>
    action === 'skipped'
      ? translate('processing.due.skipped')
      : translate(`resources.workflow-step.values.actionType.${action}`, { _: action })
}
