/** Filters of the list of texts: search, area, state. */
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useEvent, useTranslate } from 'react-admin'
import { useDelayedText } from '#resources/list/useDelayedText.ts'
import { useAreaName } from './areaName.ts'
import type { TextQuery, TextState } from './texts.ts'

type TextFiltersProps = {
  query: TextQuery
  areas: readonly string[]
  onChange: (change: Partial<TextQuery>) => void
}

const all = 'all'

export const TextFilters = ({ query, areas, onChange }: TextFiltersProps) => {
  const translate = useTranslate()
  const nameOf = useAreaName()
  const apply = useEvent((search: string) => onChange({ search: search || undefined }))
  const [text, setText] = useDelayedText(query.search ?? '', apply)
  const named = areas.map((area) => ({ area, name: nameOf(area) })).sort((a, b) => a.name.localeCompare(b.name))
  const known = named.some(({ area }) => area === query.area) ? query.area : all

  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'minmax(200px, 420px) 240px 180px' } }}>
      <TextField
        type="search"
        placeholder={translate('ra.action.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': translate('ra.action.search'), maxLength: 200 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        select
        label={translate('texts.area')}
        value={known}
        onChange={({ target }) => onChange({ area: target.value === all ? undefined : target.value })}
      >
        <MenuItem value={all}>{translate('texts.all')}</MenuItem>
        {named.map(({ area, name }) => (
          <MenuItem key={area} value={area}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={translate('texts.state')}
        value={query.state ?? all}
        onChange={({ target }) => onChange({ state: target.value === all ? undefined : (target.value as TextState) })}
      >
        <MenuItem value={all}>{translate('texts.all')}</MenuItem>
        <MenuItem value="changed">{translate('texts.changed')}</MenuItem>
        <MenuItem value="missing">{translate('texts.missing')}</MenuItem>
      </TextField>
    </Box>
  )
}
