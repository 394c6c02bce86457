/** Tells a list that it is embedded in the page of another record, and which records belong to that. */
import { createContext } from 'react'

export type Embedding = {
  filter: Readonly<Record<string, unknown>>
  /** Column left out, because it has the same value in each row. */
  without: string
  title: string
}

export const EmbeddingContext = createContext<Embedding | null>(null)

/** Rows in an embedded list; the page of the list has all. */
export const rowsEmbedded = 10
