/** Says to a list that it stands on the page of another record, and which of its records belong there. */
import { createContext } from 'react'

export type Embedding = {
  filter: Readonly<Record<string, unknown>>
  /** The column that says the same in each row. */
  without: string
  title: string
}

export const EmbeddingContext = createContext<Embedding | null>(null)

/** Rows that are shown; the list itself has all. */
export const rowsEmbedded = 10
