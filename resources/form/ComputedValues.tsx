/** Computed values of the record and its rows while typing, as they will be after saving. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { RecordContextProvider, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { withComputed, type ComputedOf } from '#domain/computedValues.ts'
import type { Entity } from '#schemas/entity.ts'
import { isBlank, rowsIn, type ChildKinds } from '#resources/form/values/childRows.ts'

type ValuesProps = { entity: Entity; computed: ComputedOf; rows?: ChildKinds; children: ReactNode }

export const ComputedValues = ({ entity, computed, rows: kinds = none, children }: ValuesProps) => {
  const typed: Record<string, unknown> = useFormContext().watch()
  const translate = useTranslate()
  const rows = Object.entries(kinds).map(([name, kind]) => {
    const { properties } = kind.entity
    const property = entity.children?.find((child) => child.name === name)?.property ?? ''
    const values = rowsIn(typed, name)
      .filter((row) => !isBlank(row, kind, property))
      .map((row) => withComputed(row, { properties, computed: kind.computed ?? {} }))
    return [name, { properties, values }] as const
  })
  const record = withComputed(typed, { properties: entity.properties, computed, rows: Object.fromEntries(rows) })
  return (
    <Box
      component="section"
      aria-label={translate('form.computed')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        columnGap: 3,
        rowGap: 1,
        mt: 2,
        pt: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <RecordContextProvider value={{ id: 0, ...record }}>{children}</RecordContextProvider>
    </Box>
  )
}

const none: ChildKinds = {}
