/** A row of an import: whose it is, what it asks as it was understood, what is wrong with it or was made of it. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { dayFrom } from '#domain/cells/day.ts'
import { formatMoney } from '#domain/money/money.ts'
import { formatDay, formatMoment } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { CorrectRow } from './CorrectRow.tsx'
import { dateOrders } from './dateOrders.ts'
import type { Import, ImportRow } from './imports.ts'

/** Cells of a row that are shown. */
const shown = 6
const nameColumns = ['debtor.company', 'debtor.initials', 'debtor.firstName', 'debtor.insertion', 'debtor.lastName']
const toneOf: Readonly<Record<string, string>> = {
  error: 'error.main',
  warning: 'warning.main',
  ok: 'success.main',
  imported: 'success.main',
}

export const RowLine = ({ row, job, isOpen }: { row: ImportRow; job: Import; isOpen: boolean }) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { rowNumber, status, errors, data, amount, letter, corrections, result } = row
  const textAt = (header: string) => String(data[header] ?? '')
  const used = job.columns.filter(({ to }) => to)
  const named = nameColumns.flatMap((name) => used.filter(({ to }) => to === name))
  const who = named
    .map(({ header }) => textAt(header))
    .filter(Boolean)
    .join(' ')
  const isAmount = (to: string | null) => to?.endsWith('.amount') === true && !ofLetter(to)
  const orders = dateOrders(
    job,
    job.columns.map(({ to }) => to),
  )
  const shownText = (column: Import['columns'][number]) => {
    const sentText = textAt(column.header)
    const { isDate = false, order } = orders[job.columns.indexOf(column)] ?? {}
    const day = isDate ? dayFrom(sentText, order) : undefined
    const text = day === undefined ? sentText : formatDay(day)
    // A day that was sent in another notation stands beside what it was understood as.
    return day === undefined || text === sentText || day === sentText ? text : `${text} (${sentText})`
  }
  const cells = used
    .filter((column) => !named.includes(column) && !isAmount(column.to) && !(letter && ofLetter(column.to)))
    .map(shownText)
    .filter(Boolean)
    .slice(0, shown)
    .join(' · ')
  const sent = used
    .filter(({ to }) => isAmount(to))
    .map(({ header }) => textAt(header))
    .find(Boolean)
  const last = corrections.at(-1)
  // Mistakes of cells that the editor shows stand there.
  const told = isOpen ? errors.filter(({ column, to }) => !to && !used.some(({ header }) => header === column)) : errors
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {who || translate('importPage.line', { line: rowNumber })}
          </Typography>{' '}
          {result && (
            <Link component={LinkBase} to={createPath({ resource: result.entity, type: 'show', id: result.id })}>
              {result.title ?? result.id}
            </Link>
          )}
          <Typography variant="body2" color="text.secondary">
            <Box component="span" aria-hidden sx={{ ...dot, bgcolor: toneOf[status] ?? 'text.disabled' }} />
            {translate(`resources.import-row.values.status.${status}`)}
            {' · '}
            {translate('importPage.line', { line: rowNumber })}
            {cells !== '' && ` · ${cells}`}
          </Typography>
        </Box>
        <AsUnderstood amount={amount} sent={sent} />
      </Box>
      {letter && <ClientLetter letter={letter} />}
      {told.map(({ column, value, text }) => (
        <Typography
          key={`${column} ${text}`}
          variant="body2"
          color={status === 'error' ? 'error' : 'text.primary'}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {[column && (value === null ? column : `${column} “${value}”`), text].filter(Boolean).join(': ')}
        </Typography>
      ))}
      {last && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('fileImport.correctedBy', { by: last.by, at: formatMoment(last.at) })}{' '}
          {!job.contentGone && `${last.header}: ${last.was ?? '–'} → ${last.value ?? '–'}`}
        </Typography>
      )}
      {isOpen && <CorrectRow key={JSON.stringify(data)} {...{ row, job }} />}
    </Box>
  )
}

const ofLetter = (to: string | null) => to?.startsWith('letter.') === true

/** The 14-day letter of the client, as it was understood. */
const ClientLetter = ({ letter: { sent, by, amount, toCoDebtors } }: { letter: NonNullable<ImportRow['letter']> }) => {
  const locale = useKnownLocale()
  const translate = useTranslate()
  const text = translate(`fileImport.letter.${by}`, {
    day: formatDay(sent),
    amount: amount && formatMoney(amount, locale),
  })
  return (
    <Typography variant="body2" color="text.secondary">
      {[text, toCoDebtors && translate('fileImport.letter.toCoDebtors')].filter(Boolean).join(', ')}
    </Typography>
  )
}

/** The cell stands beside its amount, so that a decimal sign that was read wrongly is seen. */
const AsUnderstood = ({ amount, sent }: { amount: ImportRow['amount']; sent: string | undefined }) => {
  const locale = useKnownLocale()
  const translate = useTranslate()
  return (
    <Box sx={{ flexShrink: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {amount && <Typography sx={{ fontWeight: 600 }}>{formatMoney(amount, locale)}</Typography>}
      {sent !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {translate('fileImport.sent', { text: sent.slice(0, 30) })}
        </Typography>
      )}
    </Box>
  )
}

const dot = { display: 'inline-block', width: 8, height: 8, borderRadius: '50%', mr: 0.75 } as const
