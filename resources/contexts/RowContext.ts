/** The child row in a form that an input belongs to. */
import { createContext, useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

export type FormRow = {
  /** 'lines.0' */
  path: string
  isNew: boolean
  /** The person may not change the row. */
  isLocked: boolean
}

export const RowContext = createContext<FormRow | null>(null)

/** Values of the record of an input while typing: of its row, else of the whole form. */
export function useTyped(): Record<string, unknown> {
  const path = useContext(RowContext)?.path
  const { watch } = useFormContext()
  const row = useWatch({ name: path ?? '', disabled: path === undefined }) as Record<string, unknown> | undefined
  return path === undefined ? watch() : (row ?? {})
}
