/** Filters on days from and up to and including. */
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { addDays } from '#domain/day.ts'
import { formatDay, formatMoment, parseDay, parseMoment } from '#resources/fields/dates.ts'
import type { FilterProps } from './filterProps.ts'

type Range = { gte?: string; lte?: string; lt?: string }

/** Of a moment the whole last day counts, on the clock of Amsterdam. */
export const DayFilter = ({ property, label, value, onChange }: FilterProps) => {
  const translate = useTranslate()
  const isMoment = property.type === 'date-time'
  const { gte, lte, lt } = (value ?? {}) as Range
  const from = gte && (isMoment ? formatMoment(gte, 'YYYY-MM-DD') : gte)
  const until = isMoment ? lt && addDays(formatMoment(lt, 'YYYY-MM-DD'), -1) : lte
  const start = (day: string) => parseMoment(`${day} 0:00`) ?? undefined

  const handleChange = (nextFrom: string | undefined, nextUntil: string | undefined) => {
    const range: Range = isMoment
      ? { gte: nextFrom && start(nextFrom), lt: nextUntil && start(addDays(nextUntil, 1)) }
      : { gte: nextFrom, lte: nextUntil }
    const given = Object.fromEntries(Object.entries(range).filter(([, day]) => day !== undefined))
    onChange(Object.keys(given).length ? given : undefined)
  }

  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', gap: 1, gridColumn: { sm: 'span 2' } }}>
      <DayText label={`${label} ${translate('list.from')}`} day={from} onDay={(day) => handleChange(day, until)} />
      <DayText label={translate('list.until')} day={until} onDay={(day) => handleChange(from, day)} />
    </Box>
  )
}

type DayTextProps = { label: string; day: string | undefined; onDay: (day: string | undefined) => void }

const DayText = ({ label, day, onDay }: DayTextProps) => {
  const shown = day ? formatDay(day) : ''
  const [text, setText] = useState(shown)
  const [known, setKnown] = useState(shown)
  if (shown !== known) {
    setKnown(shown)
    setText(shown)
  }
  const parsed = parseDay(text)
  const handleDone = () => {
    if (text.trim() === '' || parsed) onDay(parsed ?? undefined)
  }
  return (
    <TextField
      size="small"
      label={label}
      placeholder="DD-MM-YYYY"
      value={text}
      error={text.trim() !== '' && !parsed}
      onChange={(event) => setText(event.target.value)}
      onBlur={handleDone}
      onKeyDown={(event) => event.key === 'Enter' && handleDone()}
      sx={{ flex: 1 }}
    />
  )
}
