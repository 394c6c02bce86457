/** Text of an entry, with all that belongs to it, and what can be done about it. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { RichText } from '#resources/richText/RichText.tsx'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import { Attachments } from './Attachments.tsx'
import { DataRows } from './DataRows.tsx'
import { isCall } from './draft.ts'
import type { LogEntry } from './useLogs.ts'

const WriteDialog = lazyPart(async () => ({ default: (await import('./WriteDialog.tsx')).WriteDialog }), 'dialog')
const DecideDialog = lazyPart(async () => ({ default: (await import('./DecideDialog.tsx')).DecideDialog }), 'dialog')
const BudgetDialog = lazyPart(async () => ({ default: (await import('./BudgetDialog.tsx')).BudgetDialog }), 'dialog')
const AllowDialog = lazyPart(async () => ({ default: (await import('./AllowDialog.tsx')).AllowDialog }), 'dialog')

type Opened = 'write' | 'decide' | 'budget' | 'allow'

export const EntryDetails = ({ entry, file }: { entry: LogEntry; file: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const [opened, setOpened] = useState<Opened | null>(null)
  const mayWrite = may(fileLog.access.update) && entry.channel !== 'system'
  const asksTerms = Boolean(entry.termAmount) && !entry.arrangement && file.workflowStatus !== 'closed'
  const buttons: [Opened, string, boolean][] = [
    ['decide', 'fileLog.decide.open', entry.dataChangeStatus === 'pending'],
    ['allow', 'fileLog.allow.open', asksTerms],
    ['budget', 'fileLog.budget.open', true],
    ['write', 'ra.action.edit', true],
  ]
  const close = () => setOpened(null)
  return (
    <Box sx={{ px: { xs: 1.5, sm: 2 }, pt: 1, pb: 2, pl: { sm: '164px' }, display: 'grid', gap: 1.5 }}>
      {entry.visibleToClient && may('ROLE_EMPLOYEE') && (
        <Alert severity="info" sx={{ py: 0 }}>
          {translate('fileLog.clientSeesAll')}
        </Alert>
      )}
      {entry.content !== null && <RichText html={entry.content} />}
      <Facts entry={entry} />
      {entry.dataChange && entry.dataChange.length > 0 && <DataRows rows={entry.dataChange} />}
      {entry.rejectReason && (
        <Box sx={{ typography: 'body2' }}>{translate('fileLog.rejected', { reason: entry.rejectReason })}</Box>
      )}
      <Attachments entry={entry} />
      {mayWrite && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {buttons.map(
            ([name, label, isShown]) =>
              isShown && (
                <Button
                  key={name}
                  size="small"
                  variant={name === 'decide' || name === 'allow' ? 'contained' : 'outlined'}
                  onClick={() => setOpened(name)}
                >
                  {translate(label)}
                </Button>
              ),
          )}
        </Box>
      )}
      <Suspense>
        {opened === 'write' && (
          <WriteDialog way={isCall(entry) ? 'call' : 'note'} file={file} entry={entry} onClose={close} />
        )}
        {opened === 'decide' && <DecideDialog id={entry.id} onClose={close} />}
        {opened === 'budget' && <BudgetDialog entry={entry} onClose={close} />}
        {opened === 'allow' && <AllowDialog entry={entry} file={file} onClose={close} />}
      </Suspense>
    </Box>
  )
}

/** Single values, where there are any. */
const Facts = ({ entry }: { entry: LogEntry }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { callerName, callerNumber, callResult, termAmount, termFrequency, termStart, arrangement } = entry
  const { capacity, seizureFree, household } = entry
  const choice = (name: string, value: string) => translate(`resources.file-log.values.${name}.${value}`)
  const facts: [string, string | null][] = [
    ['callerName', callerName ?? null],
    ['callerNumber', callerNumber ?? null],
    ['callResult', callResult ? choice('callResult', callResult) : null],
    ['termAmount', termAmount ? formatMoney(termAmount, locale) : null],
    ['termFrequency', termAmount && termFrequency ? choice('termFrequency', termFrequency) : null],
    ['termStart', termStart ? formatDay(termStart) : null],
    ['arrangement', arrangement?.number ?? null],
    ['household', household ? choice('household', household) : null],
    ['capacity', capacity ? formatMoney(capacity, locale) : null],
    ['seizureFree', seizureFree ? formatMoney(seizureFree, locale) : null],
  ]
  const shown = facts.filter((fact): fact is [string, string] => fact[1] !== null)
  if (shown.length === 0) return null
  return (
    <Box component="dl" sx={list}>
      {shown.map(([name, text]) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {translate(`resources.file-log.fields.${name}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const list = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
} as const
