/** Day outside a form: typed as DD-MM-YYYY or picked from the browser's calendar. */
import type { SxProps } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { IsoDate } from '#domain/time/day.ts'
import { formatDay, parseDay } from '#resources/texts/dates.ts'
import { CalendarButton } from './CalendarButton.tsx'

type DayFieldProps = {
  /** Translated label. */
  label: string
  /** '', or what is no day, only where it is optional. */
  value: IsoDate
  onChange: (day: IsoDate) => void
  /** Translated; what the server says of it. */
  error?: string
  autoFocus?: boolean
  /** May be empty; then `onChange` also receives what is no day, for the form to refuse. */
  isOptional?: boolean
  required?: boolean
  sx?: SxProps
}

export const DayField = (props: DayFieldProps) => {
  const translate = useTranslate()
  const { label, value, onChange, error, autoFocus, isOptional = false, required, sx } = props
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? formatDay(value)
  const isWrong = parseDay(shown) === null && !(isOptional && shown.trim() === '')
  const handlePick = (day: IsoDate | null) => {
    if (day === null && !isOptional) return
    setTyped(undefined)
    onChange(day ?? '')
  }
  return (
    <TextField
      size="small"
      fullWidth
      required={required}
      label={label}
      placeholder="DD-MM-YYYY"
      value={shown}
      autoComplete="off"
      autoFocus={autoFocus}
      onFocus={autoFocus ? ({ target }) => target.select() : undefined}
      error={isWrong || error !== undefined}
      helperText={isWrong ? translate('filter.noDay') : error}
      onChange={({ target }) => {
        setTyped(target.value)
        const day = parseDay(target.value)
        if (day) onChange(day)
        else if (isOptional) onChange(target.value.trim())
      }}
      onBlur={() => isWrong || setTyped(undefined)}
      sx={sx}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        ...(isOptional && { inputLabel: { shrink: true } }),
        input: { endAdornment: <CalendarButton type="date" disabled={false} value={value} onPick={handlePick} /> },
      }}
    />
  )
}
