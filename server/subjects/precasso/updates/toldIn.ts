/** Reads what a row tells of its item; what is wrong stands at its column. */
import type { Money } from '#domain/money/money.ts'
import { say } from '#server/foundation/messages.ts'
import type { CheckedRow, ImportContext } from '#server/subjects/fileImport/importType.ts'
import type { Told } from './itemMoney.ts'

/** Items are in one currency, as those that are typed. */
const currency = 'EUR'
/** Characters that an item keeps. */
const most = { 'payment.description': 140, 'credit.number': 40 }

/** @returns undefined: something is wrong. */
export function toldIn(row: CheckedRow, { today, by }: Pick<ImportContext, 'today' | 'by'>): Told | undefined {
  const { values, errors } = row
  const known = new Set(errors.map(({ column }) => column))
  const refuse = (column: string, key: string, more?: Record<string, string | number>) => {
    if (!known.has(column)) errors.push({ column, text: more ? { key, values: more } : { key } })
  }
  const paid = values['payment.amount'] as Money | undefined
  const credited = values['credit.amount'] as Money | undefined
  const date = values['payment.date'] as string | undefined
  if (date === undefined) refuse('payment.date', 'validation.required')
  else if (date > today) refuse('payment.date', 'error.file.future')
  if (paid && credited) refuse('credit.amount', 'importJob.paidAndCredited')
  if (!paid && !credited && !known.has('credit.amount')) refuse('payment.amount', 'validation.required')
  for (const [column, money] of [
    ['payment.amount', paid],
    ['credit.amount', credited],
  ] as const) {
    if (!money) continue
    if (money.amount <= 0) refuse(column, 'error.file.positive')
    else if (money.currency !== currency) refuse(column, 'error.file.currency', { currency })
  }
  for (const column of ['payment.description', 'credit.number'] as const)
    if (String(values[column] ?? '').length > most[column])
      refuse(column, 'validation.maxLength', { limit: most[column] })
  const amount = paid ?? credited
  if (errors.length > 0 || !amount || date === undefined) return undefined
  const description = values['payment.description'] as string | undefined
  if (!credited) return { payment: { date, amount: paid ?? amount, ...(description && { reference: description }) } }
  const locale = by.access.locale
  const number =
    (values['credit.number'] as string | undefined) ?? say(locale, { key: 'importJob.creditNumber', values: { date } })
  const reference = say(locale, { key: 'importJob.creditPayment', values: { number } })
  return {
    payment: { date, amount, reference },
    credit: {
      type: 'credit_note',
      number,
      invoiceDate: date,
      dueDate: date,
      amount,
      ...(description && { description }),
    },
  }
}
