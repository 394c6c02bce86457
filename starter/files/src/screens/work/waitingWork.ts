/** Kinds of waiting work: filter, order and deadline of their records; and notices above them. */
import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'

/** Name of a text in `work.term` and `work.late`. */
type TermWord = 'back'
export type Term = { day: string; word: TermWord }
export type WorkRow = { title: string; detail?: string; term?: Term }

/** @param valueText Label of a value of a property. */
type RowOf = (record: RaRecord, valueText: (property: string, value: unknown) => string) => WorkRow

export type Waiting = {
  /** Name of a text in `work.kinds`. */
  name: string
  entity: string
  filter: Readonly<Record<string, unknown>>
  sort: { field: string; order: 'ASC' | 'DESC' }
  rowOf: RowOf
}

/** Most urgent first. */
export const waiting: readonly Waiting[] = [
  {
    name: 'loans',
    entity: 'loan',
    filter: { state: { in: ['out'] }, dueOn: { lte: '$today' } },
    sort: { field: 'dueOn', order: 'ASC' },
    rowOf: ({ reader, book, dueOn }) => ({
      title: String(reader),
      detail: String(book.title),
      term: { day: String(dueOn), word: 'back' },
    }),
  },
]

/** Notices above the work. */
export const notices: readonly ComponentType[] = []
