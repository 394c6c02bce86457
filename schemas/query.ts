/** Types of list queries: values of `_order` and `_filter` per value type. A bare value means `eq`. */

export type Direction = 'asc' | 'desc'

/** Enums, relations, booleans: only equal or not. */
export type ChoiceFilter<T> = T | { eq?: T; ne?: T; in?: readonly T[]; nin?: readonly T[]; empty?: boolean }

/** Numbers, amounts in cents, percentages, dates and moments. */
export type RangeFilter<T> =
  T | { eq?: T; ne?: T; in?: readonly T[]; nin?: readonly T[]; lt?: T; lte?: T; gt?: T; gte?: T; empty?: boolean }

/** A text per language: matches when one language does. */
export type LocalizedFilter = { contains?: string; startsWith?: string; empty?: boolean }

export type TextFilter =
  | string
  | {
      eq?: string
      ne?: string
      in?: readonly string[]
      nin?: readonly string[]
      contains?: string
      startsWith?: string
      empty?: boolean
    }
