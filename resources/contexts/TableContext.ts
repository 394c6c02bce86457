/** Shared by the columns of a table. A column renders as heading or cell, by context. */
import { createContext } from 'react'
import type { RoleExpression } from '#schemas/entity.ts'
import type { RecordId } from './paths.ts'

export type Part = 'head' | 'cell'

/** undefined: outside any table. */
export const PartContext = createContext<Part | undefined>(undefined)

export type To = string | { search: string }

/** Link of a record's title; undefined for a record without a page. */
export const RowPathContext = createContext<(id: RecordId) => To | undefined>(() => undefined)

/** Visible columns: neither hidden nor unreadable for the user. */
export const ColumnsContext = createContext<{
  hidden: readonly string[]
  may: (expression: RoleExpression | undefined) => boolean
}>({ hidden: [], may: () => false })

/** Columns that can be edited in place. */
export const EditableContext = createContext<ReadonlySet<string>>(new Set())
