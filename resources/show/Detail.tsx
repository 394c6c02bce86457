/** Label and value of one property. */
import Box from '@mui/material/Box'
import { Suspense, type ComponentType } from 'react'
import { useRecordContext } from 'react-admin'
import type { Condition } from '#schemas/condition.ts'
import type { RoleExpression } from '#schemas/entity.ts'
import { useMay } from '#resources/contexts/may.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { useRepeated } from '#resources/contexts/HeadingContext.ts'
import { useLabel } from '#resources/texts/useLabel.ts'

type DetailProps = {
  source: string
  field: ComponentType
  /** Full width, for long values. */
  wide?: boolean
  /** Right to see it; absent: everyone who sees the record. */
  read?: RoleExpression
  /** Condition on the record under which it is shown. */
  when?: Condition
}

const WhenDetail = lazyPart(async () => ({ default: (await import('./WhenDetail.tsx')).WhenDetail }), 'nothing')

export const Detail = ({ when, ...detail }: DetailProps) =>
  when ? (
    <Suspense>
      <WhenDetail when={when}>
        <Plain {...detail} />
      </WhenDetail>
    </Suspense>
  ) : (
    <Plain {...detail} />
  )

const Plain = ({ source, field: Field, wide, read }: Omit<DetailProps, 'when'>) => {
  const record = useRecordContext<Record<string, unknown>>()
  const label = useLabel(source)
  const repeated = useRepeated(label)
  const may = useMay()
  if (!record || (read !== undefined && !may(read))) return null
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
