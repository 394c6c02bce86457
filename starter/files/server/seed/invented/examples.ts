/** Demo books, and loans of them. */
import { addDays, dayOf } from '#domain/time/day.ts'
import { rowsByTable } from '#server/seed/insertRows.ts'

/** @returns Rows by table, in the order of their relations. */
export const examples = (count: number, now: Date): Readonly<Record<string, readonly object[]>> =>
  rowsByTable({ book: books(count, now.toISOString()), loan: loans(Math.min(count, 1000), now) })

const shelves = ['novels', 'science', 'children']
const things = ['Garden', 'River', 'Machine', 'Island', 'Winter', 'Clock', 'Letter']
const authors = ['I. Bakker', 'T. Moore', 'S. Visser', 'L. Hughes', 'M. de Wit']

const books = (count: number, at: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `The ${things[index % 7]} of ${things[(index * 3 + 1) % 7]} ${index + 1}`,
    author: authors[index % 5],
    shelf: shelves[index % 3],
    price: 500 + ((index * 379) % 3000),
    price_currency: 'EUR',
    bought_on: addDays('2020-01-01', (index * 37) % 2000),
    active: index % 11 !== 10,
    created_at: at,
  }))

function loans(count: number, now: Date) {
  const day = (from: number) => addDays(dayOf(now.getTime()), from)
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    book_id: index + 1,
    reader: `Reader ${1 + (index % 40)}`,
    lent_on: day(-(index % 60)),
    due_on: day(21 - (index % 60)),
    state: index % 60 < 25 ? 'out' : 'back',
    created_at: now.toISOString(),
  }))
}
