/** The name of one property and its value. */
import Box from '@mui/material/Box'
import { useState, type ComponentType } from 'react'
import { useRecordContext } from 'react-admin'
import { matches } from '#domain/condition.ts'
import { currentUser } from '#providers/session.ts'
import type { Condition } from '#schemas/condition.ts'
import type { RoleExpression } from '#schemas/entity.ts'
import { useMay } from '#resources/may.ts'
import { useRepeated } from '#resources/contexts/HeadingContext.ts'
import { useLabel } from '#resources/texts/useLabel.ts'

type DetailProps = {
  source: string
  field: ComponentType
  /** Long values take the whole width. */
  wide?: boolean
  /** Who sees it; absent: whoever sees the record. */
  read?: RoleExpression
  /** Shown only when the record is so. */
  when?: Condition
}

export const Detail = ({ source, field: Field, wide, read, when }: DetailProps) => {
  const record = useRecordContext<Record<string, unknown>>()
  const label = useLabel(source)
  const repeated = useRepeated(label)
  const may = useMay()
  const [asOf] = useState(() => new Date().toISOString())
  if (!record || (read !== undefined && !may(read))) return null
  if (when && !matches(when, record, { me: currentUser(), asOf })) return null
  const value = record[source]
  const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return (
    <Box sx={{ minWidth: 0, gridColumn: wide ? '1 / -1' : undefined }}>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary', ...(wide && repeated) }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
        {isEmpty ? '–' : <Field />}
      </Box>
    </Box>
  )
}
