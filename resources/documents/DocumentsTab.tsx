/** Documents of a file: added, looked at, changed and deleted. People of clients see those that are meant for them. */
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { ResourceContextProvider, useGetList, useTranslate, type RaRecord } from 'react-admin'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { AskDelete } from '#resources/list/delete/AskDelete.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { useDebounced } from '#resources/form/useDebounced.ts'
import { document, type Document } from '#schemas/generated/document.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { kinds, kindText } from './kinds.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { UploadPlace } from './UploadPlace.tsx'

const FormDialog = lazyPart(
  async () => ({ default: (await import('#resources/dialog/FormDialog.tsx')).FormDialog }),
  'dialog',
)
/** Documents that are shown; a file has rarely more than some dozens. */
const most = 200

export const DocumentsTab = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const { form } = useEntityDefinition(document.name)
  const [kind, setKind] = useState('')
  const [words, setWords] = useState('')
  const name = useDebounced(words.trim(), 300)
  const [open, setOpen] = useState<number | null>(null)
  const [edited, setEdited] = useState<number | null>(null)
  const [deleted, setDeleted] = useState<Document | null>(null)
  const { data, error, isPending, refetch } = useGetList<Document>(document.name, {
    filter: { file: record.id, ...(kind && { kind }), ...(name && { name: { contains: name } }) },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: most },
  })
  const isClosed = record.workflowStatus === 'closed'
  const mayAdd = may('ROLE_FILE_EDIT') || (!isClosed && may('ROLE_CUSTOMER or ROLE_CONTACT_PERSON'))
  const isFiltered = kind !== '' || name !== ''
  return (
    <ResourceContextProvider value={document.name}>
      {mayAdd && <UploadPlace record={record} />}
      {error && !data && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={160} aria-busy />}
      {data && (
        <Box component="section" aria-label={translate('fileScreen.tabs.documents')} sx={{ display: 'grid', gap: 1 }}>
          {(data.length > 0 || isFiltered) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <TextField
                size="small"
                margin="none"
                type="search"
                label={translate('documents.search')}
                value={words}
                onChange={({ target }) => setWords(target.value)}
                sx={{ flex: '1 1 200px', maxWidth: 320 }}
              />
              <TextField
                select
                size="small"
                margin="none"
                label={translate('resources.document.fields.kind')}
                value={kind}
                onChange={({ target }) => setKind(target.value)}
                sx={{ flex: '1 1 160px', maxWidth: 240 }}
              >
                <MenuItem value="">{translate('documents.allKinds')}</MenuItem>
                {kinds.map((one) => (
                  <MenuItem key={one} value={one}>
                    {translate(kindText(one))}
                  </MenuItem>
                ))}
              </TextField>
            </Box>
          )}
          {data.length === 0 ? (
            <Typography color="text.secondary">
              {translate(isFiltered ? 'documents.noneFound' : 'documents.none')}
            </Typography>
          ) : (
            <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {data.map((one) => (
                <DocumentRow
                  key={one.id}
                  of={one}
                  onOpen={() => setOpen(one.id)}
                  onEdit={() => setEdited(one.id)}
                  onDelete={() => setDeleted(one)}
                />
              ))}
            </Paper>
          )}
          <PreviewDialog list={data} open={open} onOpen={setOpen} />
        </Box>
      )}
      <AskDelete entity={document} record={deleted} onClose={() => setDeleted(null)} />
      {edited !== null && form && (
        <Suspense>
          <FormDialog
            isOpen
            resource={document.name}
            id={edited}
            form={form}
            onClose={() => setEdited(null)}
            onSaved={() => {
              setEdited(null)
              void refetch()
            }}
          />
        </Suspense>
      )}
    </ResourceContextProvider>
  )
}
