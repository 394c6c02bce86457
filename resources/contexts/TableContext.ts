/** What the columns of a table have in common. A column renders as head or cell, as its surroundings say. */
import { createContext } from 'react'
import type { RoleExpression } from '#schemas/entity.ts'
import type { RecordId } from '#resources/paths.ts'

export type Part = 'head' | 'cell'

/** undefined: outside of any table. */
export const PartContext = createContext<Part | undefined>(undefined)

export type To = string | { search: string }

/** Where the title of a record links to; undefined for a record without a page. */
export const RowPathContext = createContext<(id: RecordId) => To | undefined>(() => undefined)

/** Which columns are shown: not those that are hidden, nor those that the person may not read. */
export const ColumnsContext = createContext<{
  hidden: readonly string[]
  may: (expression: RoleExpression | undefined) => boolean
}>({ hidden: [], may: () => false })

/** Columns whose values are changed in place. */
export const EditableContext = createContext<ReadonlySet<string>>(new Set())
