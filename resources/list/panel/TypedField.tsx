/** A typed field of the search form, applied on Enter or when one leaves it; wrong text is told and asks nothing. */
import TextField from '@mui/material/TextField'
import { useState, type KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { Property } from '#schemas/entity.ts'
import { CalendarButton } from '#resources/inputs/date/CalendarButton.tsx'
import type { FilterValue } from '#resources/list/filters/kinds.ts'
import { mistakeOf, readText, valueText } from '#resources/list/filters/valueText.ts'
import { parseDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { textOf } from './panelFilter.ts'

type TypedFieldProps = {
  property: Property
  label: string
  /** Value that the list is filtered by now; undefined: none. */
  value: unknown
  onValue: (value: FilterValue | undefined) => void
}

export const TypedField = ({ property, label, value, onValue }: TypedFieldProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const asked = value === undefined ? '' : valueText(property, textOf(value), locale)
  const [text, setText] = useState(asked)
  const [known, setKnown] = useState(asked)
  const [isWrong, setWrong] = useState(false)
  if (asked !== known) {
    setKnown(asked)
    setText(asked)
    setWrong(false)
  }
  const { type } = property
  const isDay = type === 'date' || type === 'date-time'
  const apply = (next: string) => {
    if (next.trim() === asked) return setWrong(false)
    const read = next.trim() === '' ? undefined : readText(property, next)
    setWrong(next.trim() !== '' && read === undefined)
    if (next.trim() === '' || read !== undefined) onValue(read)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply(text)
  }
  return (
    <TextField
      size="small"
      label={label}
      value={text}
      error={isWrong}
      helperText={isWrong ? translate(mistakeOf(property)) : undefined}
      placeholder={isDay ? 'DD-MM-YYYY' : undefined}
      autoComplete="off"
      onChange={({ target }) => setText(target.value)}
      onBlur={() => apply(text)}
      onKeyDown={handleKeyDown}
      slotProps={{
        htmlInput: { inputMode: isDay ? 'numeric' : type === 'money' ? 'decimal' : undefined },
        input: {
          endAdornment: isDay && (
            <CalendarButton
              type="date"
              disabled={false}
              value={parseDay(text) ?? ''}
              onPick={(day) => onValue(day ?? undefined)}
            />
          ),
        },
      }}
    />
  )
}
