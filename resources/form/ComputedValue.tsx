/** A computed value with its label. */
import Box from '@mui/material/Box'
import type { ComponentType } from 'react'
import type { RoleExpression } from '#schemas/entity.ts'
import { useMay } from '#resources/contexts/may.ts'
import { useLabel } from '#resources/texts/useLabel.ts'

type ValueProps = { source: string; field: ComponentType; read?: RoleExpression }

export const ComputedValue = ({ source, field: Field, read }: ValueProps) => {
  const label = useLabel(source)
  const may = useMay()
  if (read !== undefined && !may(read)) return null
  return (
    <Box component="output" aria-label={label} sx={{ textAlign: 'end' }}>
      <Box component="span" aria-hidden sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'subtitle1', minHeight: 28 }}>
        <Field />
      </Box>
    </Box>
  )
}
