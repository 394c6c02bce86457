/** Entries booked on a file, each with its lines; reversed ones are struck through. */
import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { Section } from '#resources/show/Section.tsx'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { entriesPerPage, useEntries, type Entry } from './useLedger.ts'
import { wideTable } from './wideTable.ts'

export const Entries = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useEntries(record, page)
  const title = translate('fileScreen.entries')
  const head = (name: string) => translate(`fileScreen.entry.${name}`)
  const pages = Math.ceil((data?.total ?? 0) / entriesPerPage)
  return (
    <Section anchor="entries" title={title}>
      {error && !data && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={160} aria-busy />}
      {data && (
        <Paper variant="outlined" sx={{ p: { xs: 1, sm: 1.5 } }}>
          <Box tabIndex={0} role="group" aria-label={title} sx={{ overflowX: 'auto' }}>
            <Box component="table" sx={wideTable}>
              <thead>
                <tr>
                  <th scope="col">{head('day')}</th>
                  <th scope="col">{head('kind')}</th>
                  <th scope="col">{head('lines')}</th>
                  <th scope="col" className="number">
                    {head('amount')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.items.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} />
                ))}
              </tbody>
            </Box>
          </Box>
          {pages > 1 && (
            <Pagination
              count={pages}
              page={page + 1}
              onChange={(_, next) => setPage(next - 1)}
              size="small"
              aria-label={title}
              sx={{ pt: 1 }}
            />
          )}
        </Paper>
      )}
    </Section>
  )
}

const EntryRow = ({ entry }: { entry: Entry }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { id, kind, day, bookedOn, reverses, reversedBy, amount, postings } = entry
  const said =
    reverses === null
      ? translate(`fileScreen.kinds.${kind}`)
      : translate('fileScreen.entry.reversal', { kind: translate(`fileScreen.kinds.${kind}`), id: reverses })
  return (
    <tr className={reversedBy === null ? undefined : 'undone'}>
      <td className="day">
        {formatDay(day)}
        {bookedOn !== day && (
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
            {translate('fileScreen.entry.bookedOn', { day: formatDay(bookedOn) })}
          </Box>
        )}
      </td>
      <td>
        {`${id}. ${said}`}
        {reversedBy !== null && (
          <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
            {translate('fileScreen.entry.reversedBy', { id: reversedBy })}
          </Box>
        )}
      </td>
      <td>
        {postings.map(({ account, number, amount: part }, place) => (
          <Box key={place} component="span" sx={{ display: 'block' }}>
            {[translate(`collectionFile.parts.${account}`), number, formatMoney(part, locale)]
              .filter(Boolean)
              .join(' · ')}
          </Box>
        ))}
      </td>
      <td className="number">{formatMoney(amount, locale)}</td>
    </tr>
  )
}
