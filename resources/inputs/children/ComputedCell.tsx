/** Computed value of a row while typing, as it will be after saving. */
import Box from '@mui/material/Box'
import type { ComponentType } from 'react'
import { RecordContextProvider } from 'react-admin'
import { withComputed } from '#domain/computedValues.ts'
import { useTyped } from '#resources/contexts/RowContext.ts'
import type { ChildKind } from '#resources/form/values/childRows.ts'
import { useLabel } from '#resources/texts/useLabel.ts'

type CellProps = { kind: ChildKind; source: string; field: ComponentType }

export const ComputedCell = ({ kind, source, field: Field }: CellProps) => {
  const { entity, computed = {} } = kind
  const typed = useTyped()
  const label = useLabel(source)
  // Computed on every render, because the form mutates the same object while typing.
  const record = { id: 0, ...withComputed(typed, { properties: entity.properties, computed }) }
  return (
    <Box component="output" aria-label={label} className="computed">
      <Box component="span" className="name" aria-hidden>
        {label}
      </Box>
      <RecordContextProvider value={record}>
        <Field />
      </RecordContextProvider>
    </Box>
  )
}
