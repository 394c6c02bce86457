/** Day outside a form: typed as DD-MM-YYYY or picked from the browser's calendar. */
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { IsoDate } from '#domain/time/day.ts'
import { formatDay, parseDay } from '#resources/texts/dates.ts'
import { CalendarButton } from './CalendarButton.tsx'

type DayFieldProps = {
  /** Translated label. */
  label: string
  value: IsoDate
  onChange: (day: IsoDate) => void
  /** Translated; what the server says of it. */
  error?: string
  autoFocus?: boolean
}

export const DayField = ({ label, value, onChange, error, autoFocus }: DayFieldProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? formatDay(value)
  const isWrong = parseDay(shown) === null
  const handlePick = (day: IsoDate | null) => {
    if (day === null) return
    setTyped(undefined)
    onChange(day)
  }
  return (
    <TextField
      size="small"
      fullWidth
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
      }}
      onBlur={() => isWrong || setTyped(undefined)}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: { endAdornment: <CalendarButton type="date" disabled={false} value={value} onPick={handlePick} /> },
      }}
    />
  )
}
