/**
 * The question as an address, so that a link restores it: `?of=interest&until=31-12-2026&claims=1000|01-01-2026|statutory`.
 * Texts stand there as typed; the cells of a row in the order of their fields,
 * and rows behind each other: the server opens no page whose address says something twice.
 */
import type { IsoDate } from '#domain/time/day.ts'
import { calculatorNames, calculators, type CalculatorName, type List, type Question, type Row } from './calculators.ts'
import { atFirst, rowAtFirst } from './question.ts'

export type Held = { name: CalculatorName; question: Question }

const cell = '|'
const end = '~'
/** Servers refuse longer addresses. */
const longest = 8_000

/** Whether all that is filled in fits in the address. */
export const fits = (address: string): boolean => address.length <= longest

/** @returns '' for the first calculator with nothing filled in. */
export function addressOf({ name, question }: Held, today: IsoDate): string {
  const isFirst = name === calculatorNames[0]
  const start = atFirst(name, today)
  const params = new URLSearchParams()
  if (JSON.stringify(question) !== JSON.stringify(start)) {
    for (const field of calculators[name].fields) {
      const typed = question.fields[field.name] ?? ''
      if (typed !== '' || field.start) params.set(field.name, typed)
    }
    for (const list of calculators[name].lists) {
      const rows = (question.lists[list.name] ?? []).map((row) => rowText(list, row)).join(end)
      if (rows !== '') params.set(list.name, rows)
    }
  }
  const filled = params.toString()
  if (filled === '') return isFirst ? '' : `?of=${name}`
  return `?of=${name}&${filled}`
}

export function heldAt(search: string, today: IsoDate): Held {
  const params = new URLSearchParams(search)
  const name = calculatorNames.find((one) => one === params.get('of')) ?? calculatorNames[0]
  const start = atFirst(name, today)
  const { fields, lists } = calculators[name]
  const typed = fields.map(({ name: field, choices }): [string, string] => {
    const given = params.get(field)
    const isKnown = given !== null && (choices?.includes(given) ?? true)
    return [field, isKnown ? given : (start.fields[field] ?? '')]
  })
  const rows = lists.map((list): [string, readonly Row[]] => {
    const given = params.get(list.name)?.split(end).slice(0, list.most)
    return [list.name, given?.map((text) => rowFrom(list, text, today)) ?? start.lists[list.name] ?? []]
  })
  return { name, question: { fields: Object.fromEntries(typed), lists: Object.fromEntries(rows) } }
}

const rowText = ({ fields }: List, row: Row): string =>
  fields
    .map(({ name }) => (row[name] ?? '').replace(/[|~]/g, ''))
    .join(cell)
    .replace(/\|+$/, '')

function rowFrom({ fields }: List, text: string, today: IsoDate): Row {
  const cells = text.split(cell)
  const start = rowAtFirst(fields, today)
  return Object.fromEntries(
    fields.map(({ name, choices }, place) => {
      const typed = cells[place] ?? ''
      return [name, choices && !choices.includes(typed) ? (start[name] ?? '') : typed]
    }),
  )
}
