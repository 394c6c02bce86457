/** Day for which a list of records with validity is shown; empty: all records. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useContext, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { dayOf } from '#domain/time/day.ts'
import { asOfFilter } from '#providers/listQuery.ts'
import { formatDay, parseDay } from '#resources/texts/dates.ts'
import { CalendarButton } from '#resources/inputs/date/CalendarButton.tsx'
import { FiltersContext } from './filters/FiltersContext.ts'

const today = '$today'

export const AsOf = () => {
  const { filterValues } = useListContext()
  const change = useContext(FiltersContext)
  const translate = useTranslate()
  const asked: unknown = filterValues[asOfFilter]
  const [thisDay] = useState(() => dayOf(Date.now()))
  const day = asked === today ? thisDay : typeof asked === 'string' ? asked : ''
  const shown = day && formatDay(day)
  const [text, setText] = useState(shown)
  const [known, setKnown] = useState(shown)
  if (shown !== known) {
    setKnown(shown)
    setText(shown)
  }
  const apply = (next: string | undefined) => change((before) => ({ ...before, [asOfFilter]: next }))
  const parsed = parseDay(text)
  const isWrong = text.trim() !== '' && parsed === null
  const handleDone = () => {
    if (text.trim() === '') apply(undefined)
    else if (parsed && parsed !== day) apply(parsed)
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <TextField
        size="small"
        label={translate('list.validOn')}
        placeholder="DD-MM-YYYY"
        value={text}
        error={isWrong}
        title={isWrong ? translate('filter.noDay') : undefined}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onBlur={handleDone}
        onKeyDown={(event) => event.key === 'Enter' && handleDone()}
        sx={{ width: 168 }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: 'numeric' },
          input: {
            endAdornment: (
              <CalendarButton
                type="date"
                disabled={false}
                value={parsed ?? ''}
                onPick={(picked) => apply(picked ?? undefined)}
              />
            ),
          },
        }}
      />
      <Button size="small" aria-pressed={asked === today} onClick={() => apply(asked === today ? undefined : today)}>
        {translate(asked === today ? 'list.allDays' : 'list.today')}
      </Button>
    </Box>
  )
}
