/**
 * Filter form of the API log (specification, section 3): id, ip, date from and to, request, type and response. Sends
 * non-empty fields by these names; Reset clears all fields, and each has its own clear button.
 */
import Clear from '@mui/icons-material/Clear'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useContext, useState, type FormEvent, type ReactNode } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { formatDay, parseDay } from '#resources/texts/dates.ts'
import { CalendarButton } from '#resources/inputs/date/CalendarButton.tsx'
import { FiltersContext } from '#resources/list/filters/FiltersContext.ts'
import { apiLog } from '#schemas/generated/api-log.ts'

/** Fields of the filter, in order of appearance. */
const names = ['id', 'ip', 'dateFrom', 'dateTo', 'request', 'type', 'response'] as const
type Name = (typeof names)[number]
type Values = Record<Name, string>

const empty: Values = { id: '', ip: '', dateFrom: '', dateTo: '', request: '', type: '', response: '' }
const labels: Record<Name, string> = {
  id: 'id',
  ip: 'api.ip',
  dateFrom: 'api.date',
  dateTo: 'api.date',
  request: 'api.request',
  type: 'api.type',
  response: 'api.response',
}
const isDay = (name: Name): boolean => name === 'dateFrom' || name === 'dateTo'
const types = apiLog.properties.find(({ name }) => name === 'type')?.values ?? []

export const ApiLogFilter = () => {
  const { filterValues } = useListContext()
  const change = useContext(FiltersContext)
  const applied = valuesIn(filterValues)
  const apply = (values: Values) => change(() => filterOf(values))
  return <Form applied={applied} apply={apply} />
}

const Form = ({ applied, apply }: { applied: Values; apply: (values: Values) => void }) => {
  const translate = useTranslate()
  const [values, setValues] = useState(applied)
  // Follows filters that change otherwise, such as by the back button.
  const [known, setKnown] = useState(applied)
  if (names.some((name) => applied[name] !== known[name])) {
    setKnown(applied)
    setValues(applied)
  }
  const isWrong = (name: Name) => isDay(name) && values[name] !== '' && parseDay(values[name]) === null
  const set = (name: Name, value: string) => {
    const next = { ...values, [name]: value }
    setValues(next)
    return next
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!names.some(isWrong)) apply(values)
  }
  const field = (name: Name, { ends = '', choices, width }: { ends?: string; choices?: ReactNode; width: number }) => {
    const label = `${translate(labels[name])} ${ends}`.trim()
    return (
      <TextField
        size="small"
        label={label}
        value={values[name]}
        placeholder={isDay(name) ? 'DD-MM-YYYY' : undefined}
        error={isWrong(name)}
        helperText={isWrong(name) ? translate('filter.noDay') : undefined}
        onChange={({ target }) => (choices === undefined ? set(name, target.value) : apply(set(name, target.value)))}
        select={choices !== undefined}
        autoComplete="off"
        sx={{ flex: `1 1 ${width}px`, maxWidth: { sm: width * 2 } }}
        slotProps={{
          htmlInput: name === 'id' || isDay(name) ? { inputMode: 'numeric' } : undefined,
          input: {
            endAdornment: (
              <InputAdornment position="end" sx={choices === undefined ? undefined : { mr: 2 }}>
                {values[name] !== '' && (
                  <IconButton
                    size="small"
                    aria-label={translate('integration.clear', { field: label })}
                    onClick={() => apply(set(name, ''))}
                  >
                    <Clear fontSize="small" />
                  </IconButton>
                )}
                {isDay(name) && (
                  <CalendarButton
                    type="date"
                    disabled={false}
                    value={parseDay(values[name]) ?? ''}
                    onPick={(day) => day !== null && apply(set(name, formatDay(day)))}
                  />
                )}
              </InputAdornment>
            ),
          },
        }}
      >
        {choices}
      </TextField>
    )
  }
  const choices = types.map((type) => (
    <MenuItem key={type} value={type}>
      {translate(`resources.api-log.values.type.${type}`)}
    </MenuItem>
  ))
  return (
    <Paper
      component="form"
      variant="outlined"
      role="search"
      aria-label={translate('integration.filter')}
      onSubmit={handleSubmit}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.5, flexShrink: 0 }}
    >
      {field('id', { width: 110 })}
      {field('ip', { width: 130 })}
      {field('dateFrom', { width: 190, ends: translate('integration.from') })}
      {field('dateTo', { width: 190, ends: translate('integration.until') })}
      {field('request', { width: 160 })}
      {field('type', { width: 130, choices })}
      {field('response', { width: 160 })}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained">
          {translate('ra.action.search')}
        </Button>
        <Button
          onClick={() => {
            setValues(empty)
            apply(empty)
          }}
        >
          {translate('integration.reset')}
        </Button>
      </Box>
      <Typography variant="caption" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
        {translate('integration.wholeText')}
      </Typography>
    </Paper>
  )
}

/** Filter to send: days in stored form, without empty fields. */
const filterOf = (values: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = values[name].trim()
      const value = isDay(name) ? (parseDay(text) ?? '') : text
      return value === '' ? [] : [[name, value]]
    }),
  )

/** Filter as typed into the fields. */
function valuesIn(filter: Readonly<Record<string, unknown>>): Values {
  const entries = names.map((name): [Name, string] => {
    const value = filter[name]
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    return [name, isDay(name) ? formatDay(text) : text]
  })
  return { ...empty, ...Object.fromEntries(entries) }
}
