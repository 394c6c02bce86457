/** Explains an allocation: what each part of each debt took, and what is left over. */
import type { Component } from '#domain/money/allocation.ts'
import type { Cents } from '#domain/money/money.ts'
import { line, type ExplanationLine } from './explanation.ts'

export const allocationLines = (
  lines: readonly { key: string; component: Component; amount: Cents }[],
  overpayment: Cents,
): ExplanationLine[] => [
  ...lines.map(({ key, component, amount }) => line(`allocation.${component}`, { key }, amount, 'art. 6:44 BW')),
  ...(overpayment > 0 ? [line('allocation.overpayment', {}, overpayment, 'art. 6:43 BW')] : []),
]
