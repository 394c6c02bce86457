/**
 * Things that are due on a file or may be done now: the step of its workflow, then facts: terms that run, days that come.
 */
import type { Balance } from '#domain/ledger/balance.ts'
import { formatMoney } from '#domain/money/money.ts'
import { dayText, type IsoDate } from '#domain/time/day.ts'
import type { Locale } from '#schemas/entity.ts'
import type { Text } from '#server/errors.ts'
import type { FileFacts } from './flags.ts'
import type { SideFacts } from './sideFacts.ts'

export type Coming = { name: string; day: IsoDate | null; text: Text }
type Known = {
  side: Pick<SideFacts, 'instalment' | 'answerDue' | 'hasCosts'> & { costRegime: string | null }
  balance: Pick<Balance, 'outstanding' | 'overpayment'>
  /** Step of its workflow. */
  step: Coming | undefined
  currency: string
  locale: Locale
}

export function comingUp(file: FileFacts, { side, balance, step, currency, locale }: Known): Coming[] {
  const coming = (name: string, day: IsoDate | null = null, values: Record<string, string> = {}): Coming => ({
    name,
    day,
    text: { key: `filePage.next.${name}`, values: { ...(day !== null && { day: dayText(day) }), ...values } },
  })
  const amount = (cents: number, of = currency) => formatMoney({ amount: cents, currency: of }, locale)
  if (file.workflowStatus === 'closed')
    return [
      coming('closed', file.closedAt?.slice(0, 10) ?? null),
      ...(balance.overpayment > 0 ? [coming('refund', null, { amount: amount(balance.overpayment) })] : []),
    ]
  const { instalment, answerDue } = side
  const isWaiting = file.workflowStatus === 'paused' || file.workflowStatus === 'suspend'
  const all = [
    ...(file.insolvent ? [coming('protected')] : []),
    ...(isWaiting
      ? [coming(file.pausedUntil ? 'waitsUntil' : 'waits', file.pausedUntil, { reason: file.holdReason ?? '' })]
      : []),
    ...(step ? [step] : []),
    ...(answerDue ? [coming('answer', answerDue)] : []),
    ...(instalment
      ? [
          coming(instalment.isLate ? 'instalmentLate' : 'instalment', instalment.day, {
            amount: amount(instalment.cents, instalment.currency),
          }),
        ]
      : []),
    ...letterSteps(file, side, coming),
    ...(balance.outstanding === 0 ? [coming('paid')] : []),
    ...(balance.overpayment > 0 ? [coming('refund', null, { amount: amount(balance.overpayment) })] : []),
  ]
  return all.length > 0 ? all : [coming('nothing')]
}

/** Costs may be charged once, and of a private debtor not before the term of the letter expired unpaid (6:96 lid 6). */
function letterSteps(
  { fileType, fourteenDayState: state, fourteenDayEnd: end }: FileFacts,
  { hasCosts, costRegime }: Known['side'],
  coming: (name: string, day?: IsoDate | null) => Coming,
): Coming[] {
  if (hasCosts || costRegime === 'none') return []
  if (fileType === 'company' || state === 'expired_unpaid') return [coming('costs')]
  if (state === 'running') return [coming('letterRuns', end)]
  return state === 'none' ? [coming('letter')] : []
}
