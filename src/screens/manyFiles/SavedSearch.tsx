/** A saved search of files, and all that match it now. */
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useGetList, useNotify, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { rowsQuery } from '#providers/listQuery.ts'
import { filtersIn } from '#resources/list/views/viewAddress.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { callMessage } from '#resources/form/serverErrors.ts'
import type { SavedView } from '#schemas/generated/saved-view.ts'
import type { Chosen } from './chosenFiles.ts'

const most = 200

export const SavedSearch = ({ onChosen }: { onChosen: (chosen: Chosen | undefined) => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [id, setId] = useState('')
  const { data, error, refetch } = useGetList<SavedView>('saved-view', {
    filter: { list: 'file' },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: most },
  })
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (data?.length === 0) return <Typography color="text.secondary">{translate('manyFiles.noSearches')}</Typography>

  const handleChoose = async (chosen: string) => {
    setId(chosen)
    onChosen(undefined)
    const view = data?.find((one) => String(one.id) === chosen)
    if (!view) return
    const { _filter = {} } = rowsQuery({ filter: filtersIn(view.address ?? '') })
    const query = { _filter, _limit: 1 }
    try {
      const { total } = (await call('GET', '/api/v4/file', { query })) as { total: number }
      onChosen({ which: { query: { _filter } }, count: total })
    } catch (failure) {
      notify(callMessage(failure), { type: 'error' })
    }
  }
  return (
    <TextField
      select
      size="small"
      label={translate('manyFiles.savedSearch')}
      value={id}
      onChange={({ target }) => void handleChoose(target.value)}
      sx={{ maxWidth: 480 }}
    >
      {(data ?? []).map((view) => (
        <MenuItem key={view.id} value={String(view.id)}>
          {view.name}
        </MenuItem>
      ))}
    </TextField>
  )
}
