/** List of the holidays of a year: day, name, meaning, and whether it is stored. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatDay } from '#resources/texts/dates.ts'
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { YearDay } from './holidayYear.ts'

const flags = ['isStatutory', 'isBankHoliday', 'isContactFree'] as const

export const YearDays = ({ days }: { days: readonly YearDay[] }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  if (days.length === 0) return <Typography color="text.secondary">{translate('list.empty')}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {days.map((day) => (
        <Box component="li" key={day.key} sx={row}>
          <Box component="span" sx={{ width: 128, fontVariantNumeric: 'tabular-nums' }}>
            {weekday.format(new Date(`${day.date}T00:00:00Z`))} {formatDay(day.date)}
          </Box>
          <Box component="span" sx={{ flex: '1 1 160px', fontWeight: 550, overflowWrap: 'anywhere' }}>
            {localizedText(day.name, locale)}
          </Box>
          {flags.map(
            (flag) =>
              day[flag] && (
                <Chip
                  key={flag}
                  size="small"
                  variant="outlined"
                  label={translate(`resources.holiday.fields.${flag}`)}
                />
              ),
          )}
          {day.isMissing && <Chip size="small" color="primary" label={translate('holidays.willBeAdded')} />}
        </Box>
      ))}
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
} as const
