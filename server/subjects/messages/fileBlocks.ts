/** Tables in messages about a file: its claims, interest, payments, terms, and what is owed altogether. */
import { blockWords, type BlockWord } from '#domain/templates/blockWords.ts'
import type { Block, MessageLanguage } from '#domain/templates/variable.ts'
import { writtenValue } from '#domain/templates/writtenValue.ts'
import type { FileFacts } from './fileFacts.ts'
import type { Money } from './moneyOf.ts'

type Tabled = { facts: FileFacts; money: Money; asks?: 'principal' | 'outstanding' }

/** @returns undefined for a table without rows. */
export function fileBlock(
  key: string,
  { facts, money: { found, balance }, asks = 'outstanding' }: Tabled,
  language: MessageLanguage,
): Block | undefined {
  const say = (name: BlockWord): string => blockWords[name][language]
  const money = (cents: number): string =>
    writtenValue({ format: 'money', cents, currency: facts.currency }, language) ?? ''
  const day = (on: string): string => writtenValue({ format: 'date', day: on }, language) ?? ''
  const table = (head: readonly string[], rows: readonly (readonly string[])[], total?: readonly string[]) =>
    rows.length === 0
      ? undefined
      : { kind: 'table' as const, head, rows, ...(total && { total }), amounts: [head.length - 1] }
  const { claims, credits, payments } = found.facts
  switch (key) {
    case 'file.claimsTable':
      return table(
        [say('invoice'), say('due'), say('amount')],
        [
          ...claims.map(({ id, dueDate, amount }) => [found.numberOf(id), day(dueDate), money(amount)]),
          ...credits.map(({ id, day: on, amount }) => [found.numberOf(id), day(on), money(-amount)]),
          ...restOf({ found, balance }, asks).map(([word, cents]) => [say(word), '', money(cents)]),
        ],
        [say('total'), '', money(asks === 'principal' ? balance.principal : balance.outstanding)],
      )
    case 'file.interestTable':
      return table(
        [say('period'), say('rate'), say('amount')],
        balance.replay.segments.map(({ from, to, rate, amount }) => [
          `${day(from)} – ${day(to)}`,
          `${writtenValue({ format: 'number', number: rate }, language)} %`,
          money(amount),
        ]),
        [say('total'), '', money(sum(balance.replay.segments))],
      )
    case 'file.paymentsTable':
      return table(
        [say('date'), say('description'), say('amount')],
        payments.map((one) => [day(one.day), say('payment'), money(one.amount)]),
      )
    case 'file.instalmentTable': {
      const terms = facts.arrangement?.terms ?? []
      return table(
        [say('instalment'), say('date'), say('amount')],
        terms.map((term, index) => [String(index + 1), day(term.day), money(term.cents)]),
        [say('total'), '', money(terms.reduce((total, { cents }) => total + cents, 0))],
      )
    }
    case 'file.claimSpecification':
      return specification({ balance, found }, { say, money, table })
    default:
      return undefined
  }
}

const sum = (parts: readonly { amount: number }[]): number => parts.reduce((total, { amount }) => total + amount, 0)

type Written = {
  say(name: BlockWord): string
  money(cents: number): string
  table(head: string[], rows: string[][], total?: string[]): Block | undefined
}

/** Specification of claims and costs, less payments: its total is what is owed. */
function specification({ balance, found }: Pick<Money, 'balance' | 'found'>, { say, money, table }: Written) {
  const principal = sum(found.facts.claims) - sum(found.facts.credits)
  const rows: readonly Row[] = [['principal', principal], ...restOf({ balance, found }, 'outstanding')]
  return table(
    [say('description'), say('amount')],
    rows.map(([word, cents]) => [say(word), money(cents)]),
    [say('total'), money(balance.outstanding)],
  )
}

type Row = readonly [BlockWord, number]

/** What stands between the claims and the amount that is asked: a reader who adds up the lines gets the same. */
function restOf({ balance, found }: Pick<Money, 'balance' | 'found'>, asks: 'principal' | 'outstanding'): Row[] {
  const { claims, credits, costs } = found.facts
  const principal = sum(claims) - sum(credits)
  if (asks === 'principal') return shown([['paid', balance.principal - principal]])
  const collection = costs.filter(({ part }) => part === 'collection_costs')
  const others = costs.filter(({ part }) => part !== 'collection_costs')
  const vat = collection.reduce((total, one) => total + one.vat, 0)
  const interest = sum(balance.replay.segments)
  const charged = principal + sum(collection) + vat + sum(others) + interest
  return shown([
    ['interest', interest],
    ['costs', sum(collection)],
    ['vat', vat],
    ['otherCosts', sum(others)],
    // Write-offs stand with payments: neither is owed any more.
    ['paid', balance.outstanding - charged],
  ])
}

const shown = (rows: readonly Row[]): Row[] => rows.filter(([, cents]) => cents !== 0)

/**
 * Whether what was booked is what is asked: everything that was claimed and charged, less what was paid and written off. Where
 * it is not, a letter would call the difference a payment.
 */
export function addsUp({ balance, found }: Pick<Money, 'balance' | 'found'>): boolean {
  const { claims, credits, costs, payments, refunds, writeOffs } = found.facts
  const vat = costs.reduce((total, one) => total + one.vat, 0)
  const charged = sum(claims) - sum(credits) + sum(costs) + vat + sum(balance.replay.segments)
  const settled = sum(payments) - sum(refunds) + sum(writeOffs)
  return charged - settled === balance.outstanding - balance.overpayment
}
