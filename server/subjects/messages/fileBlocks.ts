/** Tables in messages about a file: its claims, interest, payments, terms, and what is owed altogether. */
import { blockWords, type BlockWord } from '#domain/templates/blockWords.ts'
import type { Block, MessageLanguage } from '#domain/templates/variable.ts'
import { writtenValue } from '#domain/templates/writtenValue.ts'
import type { FileFacts } from './fileFacts.ts'
import type { Money } from './moneyOf.ts'

/** @returns undefined for a table without rows. */
export function fileBlock(
  key: string,
  { facts, money: { found, balance } }: { facts: FileFacts; money: Money },
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
        ],
        [say('total'), '', money(sum(claims) - sum(credits))],
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
  const { claims, credits, costs } = found.facts
  const collection = costs.filter(({ part }) => part === 'collection_costs')
  const others = costs.filter(({ part }) => part !== 'collection_costs')
  const principal = sum(claims) - sum(credits)
  const vat = collection.reduce((total, one) => total + one.vat, 0)
  const charged = principal + sum(collection) + vat + sum(others)
  const interest = sum(balance.replay.segments)
  // Write-offs stand with payments: neither is owed any more.
  const settled = charged + interest - balance.outstanding
  const rows: [BlockWord, number][] = [
    ['principal', principal],
    ['interest', interest],
    ['costs', sum(collection)],
    ['vat', vat],
    ['otherCosts', sum(others)],
    ['paid', -settled],
  ]
  const shown = rows.filter(([word, cents]) => word === 'principal' || cents !== 0)
  return table(
    [say('description'), say('amount')],
    shown.map(([word, cents]) => [say(word), money(cents)]),
    [say('total'), money(balance.outstanding)],
  )
}
