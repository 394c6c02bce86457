/** Year calendar with holidays: filled if stored, outlined if only computed. */
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { Locale } from '#schemas/entity.ts'
import type { YearDay } from './holidayYear.ts'

type YearCalendarProps = { year: number; days: readonly YearDay[] }

export const YearCalendar = ({ year, days }: YearCalendarProps) => {
  const locale = useKnownLocale()
  const byDate = Map.groupBy(days, ({ date }) => date)
  return (
    <Box sx={months}>
      {Array.from({ length: 12 }, (_, month) => (
        <Month key={month} {...{ year, month, byDate, locale }} />
      ))}
    </Box>
  )
}

type MonthProps = { year: number; month: number; byDate: ReadonlyMap<string, readonly YearDay[]>; locale: Locale }

/** Hidden from screen readers, which read the list below. */
const Month = ({ year, month, byDate, locale }: MonthProps) => {
  const first = new Date(Date.UTC(year, month, 1))
  const count = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  /** Weeks begin on Monday. */
  const blank = (first.getUTCDay() + 6) % 7
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(first)
  return (
    <div aria-hidden>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5, '&::first-letter': { textTransform: 'uppercase' } }}>
        {name}
      </Typography>
      <Box sx={grid}>
        {weekdays(locale).map((day) => (
          <Box key={day.key} component="span" sx={{ color: 'text.secondary' }}>
            {day.letter}
          </Box>
        ))}
        {Array.from({ length: count }, (_, index) => {
          const date = `${year}-${two(month + 1)}-${two(index + 1)}`
          const start = index === 0 ? blank + 1 : undefined
          const found = byDate.get(date) ?? []
          return <Day key={date} {...{ found, start, number: index + 1, locale, weekday: (blank + index) % 7 }} />
        })}
      </Box>
    </div>
  )
}

type DayProps = { found: readonly YearDay[]; start?: number; number: number; weekday: number; locale: Locale }

const Day = ({ found, start, number, weekday, locale }: DayProps) => {
  const translate = useTranslate()
  const isMissing = found.some((day) => day.isMissing)
  const names = found.map(({ name }) => localizedText(name, locale)).join(', ')
  const look = found.length === 0 ? (weekday > 4 ? weekend : undefined) : isMissing ? missing : known
  const cell = (
    <Box component="span" sx={{ ...look, gridColumnStart: start }}>
      {number}
    </Box>
  )
  return names === '' ? (
    cell
  ) : (
    <Tooltip title={isMissing ? translate('holidays.missing', { name: names }) : names}>{cell}</Tooltip>
  )
}

const weekend = { color: 'text.secondary' } as const
const known = { borderRadius: 1, color: 'primary.contrastText', bgcolor: 'primary.main', fontWeight: 650 } as const
const missing = {
  borderRadius: 1,
  fontWeight: 650,
  outline: '2px dashed',
  outlineColor: 'primary.main',
  outlineOffset: '-2px',
} as const

const two = (value: number): string => String(value).padStart(2, '0')

/** Monday first: 5 January 1970 was a Monday. */
const weekdays = (locale: Locale) =>
  Array.from({ length: 7 }, (_, index) => {
    const day = new Date(Date.UTC(1970, 0, 5 + index))
    return {
      key: index,
      letter: new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }).format(day).toUpperCase(),
    }
  })

const months = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
} as const

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  gap: '2px',
  textAlign: 'center',
  fontSize: '0.8125rem',
  lineHeight: '26px',
  fontVariantNumeric: 'tabular-nums',
} as const
