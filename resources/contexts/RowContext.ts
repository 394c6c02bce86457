/** The row of a form that an input stands in, where a record has rows that are records of their own. */
import { createContext, useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

export type FormRow = {
  /** 'lines.0' */
  path: string
  isNew: boolean
  /** This person may not change it. */
  isLocked: boolean
}

export const RowContext = createContext<FormRow | null>(null)

/** Values of the record that an input belongs to, as they are typed: of its row, else of the whole form. */
export function useTyped(): Record<string, unknown> {
  const path = useContext(RowContext)?.path
  const { watch } = useFormContext()
  const row = useWatch({ name: path ?? '', disabled: path === undefined }) as Record<string, unknown> | undefined
  return path === undefined ? watch() : (row ?? {})
}
