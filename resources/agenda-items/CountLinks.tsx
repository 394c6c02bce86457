/** Counts of due items; each leads to its items, with what else the work list asks. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { LinkBase, useListContext, useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { useMay } from '#resources/contexts/may.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { dueNow } from './dueNow.ts'
import type { Counts } from './useCounts.ts'

type Filter = Readonly<Record<string, unknown>>
type One = { key: string; name: string; total: number; overdue: number; filter: Filter; isOn: boolean }

/** @param sum Text with all of them; absent where it stands already. */
export const CountLinks = ({ counts, sum }: { counts: Counts; sum: string | undefined }) => {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const subject = chosenIn(filterValues.subject)
  const team = chosenIn(filterValues.team)
  const subjects = counts.subjects.map(({ id, ...one }): One => ({
    ...one,
    key: String(id),
    isOn: subject === String(id),
    filter: subject === String(id) ? { subject: undefined } : { subject: { in: [id] } },
  }))
  const teams = counts.teams.map(({ id, ...one }): One => {
    const key = id === null ? 'none' : String(id)
    const filter = id === null ? { team: { empty: true } } : { team: { in: [id] } }
    const name = id === null ? translate('agendaPage.noTeam') : one.name
    return { ...one, key, name, isOn: team === key, filter: team === key ? { team: undefined } : filter }
  })
  return (
    <>
      <Row label={translate('agendaPage.bySubject')} all={subjects} lead={sum} />
      <Row label={translate('agendaPage.byTeam')} all={teams} />
    </>
  )
}

/** Key of the count that the filter chooses; undefined when the filter asks for something else. */
function chosenIn(asked: unknown): string | undefined {
  if (!isObject(asked)) return undefined
  if (asked.empty !== undefined) return 'none'
  return Array.isArray(asked.in) && asked.in.length === 1 ? String(asked.in[0]) : undefined
}

const Row = ({ label, all, lead }: { label: string; all: readonly One[]; lead?: string }) => {
  const translate = useTranslate()
  const format = new Intl.NumberFormat(useKnownLocale())
  const { filterValues } = useListContext()
  const may = useMay()
  if (all.length === 0 && lead === undefined) return null
  const searchOf = (filter: Filter) => {
    const { subject: _subject, team: _team, ...others } = filterValues
    const kept = { subject: filterValues.subject, team: filterValues.team }
    const filters = { ...dueNow(may), ...others, ...kept, ...filter }
    return `?filter=${encodeURIComponent(JSON.stringify(filters))}&page=1`
  }
  return (
    <Box component="section" aria-label={label} sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', flexShrink: 0 }}>
        {lead ?? label}
      </Box>
      <Box component="ul" sx={row} tabIndex={-1}>
        {all.map(({ key, name, total, overdue, filter, isOn }) => (
          <li key={key}>
            <Chip
              component={LinkBase}
              to={{ search: searchOf(filter) }}
              clickable
              size="small"
              variant={isOn ? 'filled' : 'outlined'}
              color={isOn ? 'primary' : 'default'}
              aria-current={isOn ? 'true' : undefined}
              title={overdue > 0 ? translate('agendaPage.overdueOf', { count: format.format(overdue) }) : undefined}
              label={
                <>
                  {name} <b>{format.format(total)}</b>
                  {overdue > 0 && (
                    <Box component="span" sx={{ color: isOn ? 'inherit' : 'error.main', fontWeight: 560 }}>
                      {' '}
                      · {translate('agendaPage.overdueOf', { count: format.format(overdue) })}
                    </Box>
                  )}
                </>
              }
            />
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** A single line, which scrolls sideways. */
const row = {
  display: 'flex',
  gap: 0.75,
  m: 0,
  p: 0.25,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  minWidth: 0,
  // What runs out of the window on the right fades, as a sign that there is more.
  pr: 3.5,
  maskImage: 'linear-gradient(to right, #000 calc(100% - 28px), transparent)',
} as const
