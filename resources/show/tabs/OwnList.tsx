/** Records that refer to this one in the ordinary list, with a dialog that adds one. */
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useGetResourceLabel, useTranslate, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { Dependants } from '#resources/show/Dependants.tsx'
import { lazyPart } from '#resources/page/lazyPart.tsx'

const FormDialog = lazyPart(
  async () => ({ default: (await import('#resources/dialog/FormDialog.tsx')).FormDialog }),
  'dialog',
)

type OwnListProps = {
  /** Entity of the record that the listed ones refer to. */
  entity: Entity
  resource: string
  /** Values of a new one. */
  initial: Readonly<Record<string, unknown>>
  property: string
  record: RaRecord
  count: number
}

export const OwnList = ({ entity, resource, property, initial, record, count }: OwnListProps) => {
  const translate = useTranslate()
  const may = useMay()
  const queryClient = useQueryClient()
  const plural = useGetResourceLabel()(resource, 2)
  const { access, form } = useEntityDefinition(resource)
  const [isAdding, setAdding] = useState(false)
  const mayAdd = form !== undefined && may(access?.create)
  return (
    <section aria-label={plural}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h2" variant="subtitle1" sx={{ flexGrow: 1, fontWeight: 600 }}>
          {plural}
        </Typography>
        {mayAdd && (
          <Button startIcon={<Add />} onClick={() => setAdding(true)}>
            {translate('ra.action.add')}
          </Button>
        )}
      </Box>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Dependants use={{ entity: resource, property, count }} id={record.id} title={plural} />
      </Paper>
      {mayAdd && isAdding && (
        <Suspense>
          <FormDialog
            isOpen
            resource={resource}
            form={form}
            initial={initial}
            onClose={() => setAdding(false)}
            onSaved={() => {
              setAdding(false)
              void queryClient.invalidateQueries({ queryKey: [resource] })
              // Counts and amounts of the record may follow from the new one.
              void queryClient.invalidateQueries({ queryKey: [entity.name] })
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
