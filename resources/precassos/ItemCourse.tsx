/** What was done with an item and written about it, below its values: steps, messages, letters. */
import Box from '@mui/material/Box'
import { useRecordContext, useResourceDefinitions } from 'react-admin'
import type { RoleExpression } from '#schemas/entity.ts'
import { useMay } from '#resources/may.ts'
import { OwnList } from '#resources/show/tabs/OwnList.tsx'
import { precasso } from '#schemas/generated/precasso.ts'

const parts = ['workflow-execution', 'message', 'document'] as const

export const ItemCourse = () => {
  const record = useRecordContext()
  const may = useMay()
  const known = useResourceDefinitions<{ access?: { read?: RoleExpression } }>()
  if (!record) return null
  const shown = parts.filter((resource) => known[resource]?.hasList && may(known[resource].options?.access?.read))
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {shown.map((resource) => (
        <OwnList
          key={resource}
          {...{ entity: precasso, record, resource, property: 'precasso', count: 0 }}
          initial={{ precasso: { id: record.id, number: record.number as unknown } }}
        />
      ))}
    </Box>
  )
}
