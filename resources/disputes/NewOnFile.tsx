/** Dialog that adds a record to a file, with some values filled in. */
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { RaRecord } from 'react-admin'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { file as files } from '#schemas/generated/file.ts'

const FormDialog = lazyPart(
  async () => ({ default: (await import('#resources/dialog/FormDialog.tsx')).FormDialog }),
  'dialog',
)

type NewOnFileProps = {
  resource: string
  file: RaRecord
  initial: Readonly<Record<string, unknown>>
  onClose: () => void
}

export const NewOnFile = ({ resource, file, initial, onClose }: NewOnFileProps) => {
  const queryClient = useQueryClient()
  const { form } = useEntityDefinition(resource)
  if (!form) return null
  const handleSaved = () => {
    onClose()
    // The file too: what is owed, and whether it is disputed.
    for (const name of [resource, files.name]) void queryClient.invalidateQueries({ queryKey: [name] })
  }
  return (
    <Suspense>
      <FormDialog
        isOpen
        resource={resource}
        form={form}
        initial={{ file: { id: file.id, number: file.number as unknown }, ...initial }}
        onClose={onClose}
        onSaved={handleSaved}
      />
    </Suspense>
  )
}
