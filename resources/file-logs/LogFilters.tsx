/** Search and filters of the log of a file: subject, content, category and kind. */
import Search from '@mui/icons-material/Search'
import Tune from '@mui/icons-material/Tune'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { fileLog } from '#schemas/generated/file-log.ts'
import { localizedText } from './localizedText.ts'
import { useLogTypes, type LogFilter } from './useLogs.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'

type LogFiltersProps = { filter: LogFilter; onChange: (filter: LogFilter) => void }

export const categories = fileLog.properties.find(({ name }) => name === 'category')?.values ?? []

export const LogFilters = ({ filter, onChange }: LogFiltersProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const region = useId()
  const [isMore, setMore] = useState(false)
  const { data: types } = useLogTypes()
  const set = (name: keyof LogFilter) => (value: string) => onChange({ ...filter, [name]: value })
  const label = (name: string) => translate(`resources.file-log.fields.${name}`)
  const choose = (name: 'category' | 'type', choices: readonly (readonly [string, string])[]) => (
    <TextField
      select
      size="small"
      label={label(name)}
      value={filter[name] ?? ''}
      onChange={({ target }) => set(name)(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('fileLog.all')}</MenuItem>
      {choices.map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
  const words = (name: 'subject' | 'content') => (
    <TextField
      size="small"
      label={label(name)}
      value={filter[name] ?? ''}
      slotProps={{ htmlInput: { maxLength: 200 } }}
      onChange={({ target }) => set(name)(target.value)}
    />
  )
  return (
    <Box role="search" aria-label={translate('fileLog.filters')} sx={grid}>
      <TextField
        size="small"
        type="search"
        value={filter.search ?? ''}
        placeholder={translate('fileLog.search')}
        onChange={({ target }) => set('search')(target.value)}
        slotProps={{
          htmlInput: { 'aria-label': translate('fileLog.search'), maxLength: 200 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      {choose(
        'category',
        categories.map((value) => [value, translate(`resources.file-log.values.category.${value}`)]),
      )}
      {choose(
        'type',
        (types?.items ?? []).map(({ id, name }) => [String(id), localizedText(name, locale)]),
      )}
      <Button
        startIcon={<Tune />}
        aria-expanded={isMore}
        aria-controls={region}
        onClick={() => setMore(!isMore)}
        sx={{ justifySelf: 'start' }}
      >
        {translate('fileLog.more')}
      </Button>
      <Box id={region} sx={{ gridColumn: '1 / -1', display: isMore ? 'grid' : 'none', gap: 1.5, ...pair }}>
        {words('subject')}
        {words('content')}
      </Box>
    </Box>
  )
}

const pair = { gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' } } as const
const grid = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  displayPrint: 'none',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 2fr) minmax(120px, 1fr) minmax(120px, 1fr) auto',
  },
} as const
