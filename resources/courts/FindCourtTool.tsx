/** Finds the courts of a debtor by postcode. */
import LocationSearching from '@mui/icons-material/LocationSearching'
import Alert from '@mui/material/Alert'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { digitsOf } from '#domain/postcodeRanges.ts'
import { call } from '#providers/http.ts'
import { ToolDialog } from '#resources/dialog/ToolDialog.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'

export const FindCourtTool = () => (
  <ToolDialog icon={<LocationSearching />} label="courts.find" title="courts.findTitle" lead="courts.findLead">
    <Search />
  </ToolDialog>
)

const Search = () => {
  const translate = useTranslate()
  const [postcode, setPostcode] = useState('')
  const digits = digitsOf(postcode)
  const isWrong = postcode.trim().length >= 6 && digits === null
  return (
    <>
      <TextField
        size="small"
        label={translate('courts.postcode')}
        placeholder="1012 AB"
        value={postcode}
        error={isWrong}
        helperText={isWrong ? translate('error.postcode') : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only question of a dialog that was asked for
        autoFocus
        autoComplete="off"
        onChange={({ target }) => setPostcode(target.value)}
        slotProps={{ htmlInput: { maxLength: 10, autoCapitalize: 'characters', spellCheck: false } }}
        sx={{ maxWidth: 240 }}
      />
      {digits !== null && <FoundCourts digits={digits} />}
    </>
  )
}

const FoundCourts = ({ digits }: { digits: number }) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { data, error, refetch } = useQuery({
    queryKey: ['find-court', digits],
    queryFn: ({ signal }) => call('GET', '/api/v4/court/find', { query: { postcode: String(digits) }, signal }),
    placeholderData: keepPreviousData,
  })
  if (error) return <ReadFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={112} />
  if (data.items.length === 0) return <Alert severity="warning">{translate('courts.none', { digits })}</Alert>
  return (
    <List disablePadding aria-live="polite" aria-label={translate('courts.findTitle')}>
      {data.items.map(({ id, name, type, visitCity }) => (
        <li key={id}>
          <ListItemButton component={LinkBase} to={createPath({ resource: 'court', type: 'show', id })}>
            <ListItemText
              primary={name}
              secondary={[translate(`resources.court.values.type.${type}`), visitCity].filter(Boolean).join(' · ')}
            />
          </ListItemButton>
        </li>
      ))}
    </List>
  )
}
