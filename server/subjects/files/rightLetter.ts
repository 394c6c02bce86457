/** A 14-day letter that a client says it sent: its mistakes, or what is kept of it. */
import { isDate } from '#schemas/formats/date.ts'
import type { Money } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Text } from '#server/errors.ts'
import { asMoney, type GivenLetter } from './newFile.ts'

/** `toCoDebtors`: it went to everybody who owes, not only to the debtor. */
export type CheckedLetter = { sent: string; by: 'post' | 'email'; amount: Money; toCoDebtors: boolean }
export type LetterMistakes = { [Field in keyof GivenLetter]?: Text }

/** @returns The letter, or what is wrong with it by its field. */
export function rightLetter(
  given: GivenLetter,
  { currency, today }: { currency: Money['currency']; today: IsoDate },
): { letter: CheckedLetter } | { mistakes: LetterMistakes } {
  const { sent, by, amount: sentAmount, toCoDebtors } = given
  const amount = asMoney(sentAmount)
  const mistakes: LetterMistakes = {
    ...(sent === undefined ? { sent: missing } : sentMistake(sent, today)),
    ...(by === undefined ? { by: missing } : !isWay(by) && { by: { key: 'validation.enum' } }),
    ...(sentAmount === undefined ? { amount: missing } : amountMistake(amount, currency)),
  }
  if (sent === undefined || !isWay(by) || !isMoney(amount) || Object.keys(mistakes).length > 0) return { mistakes }
  return { letter: { sent, by, amount, toCoDebtors: toCoDebtors === true } }
}

const missing: Text = { key: 'validation.required' }

function sentMistake(sent: string, today: IsoDate): LetterMistakes {
  if (!isDay(sent)) return { sent: { key: 'validation.format.date' } }
  return sent > today ? { sent: { key: 'error.file.future' } } : {}
}

function amountMistake(amount: unknown, currency: Money['currency']): LetterMistakes {
  if (!isMoney(amount)) return { amount: { key: 'error.file.noMoney' } }
  if (amount.currency !== currency) return { amount: { key: 'error.file.currency', values: { currency } } }
  return amount.amount < 0 ? { amount: { key: 'error.file.positive' } } : {}
}

const isDay = (text: string): boolean => isDate(text) && /^(19|20|21)/.test(text)
const isWay = (by: unknown): by is 'post' | 'email' => by === 'post' || by === 'email'
const isMoney = (given: unknown): given is Money =>
  typeof given === 'object' &&
  given !== null &&
  Number.isSafeInteger((given as Money).amount) &&
  typeof (given as Money).currency === 'string'
