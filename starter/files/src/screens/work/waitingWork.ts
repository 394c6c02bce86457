/** Kinds of waiting work: filter, order and deadline of their records; and notices above them. */
import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'

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
    rowOf: (record) => ({
      title: textOf(record.reader),
      detail: related(record.book, 'title'),
      term: termOf(record.dueOn, 'back'),
    }),
  },
]

/** Notices above the work. */
export const notices: readonly ComponentType[] = []

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const related = (value: unknown, property: string): string => (isObject(value) ? textOf(value[property]) : '')
const termOf = (day: unknown, word: TermWord): Term | undefined => (typeof day === 'string' ? { day, word } : undefined)
