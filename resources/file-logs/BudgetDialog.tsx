/** Income and expenses a month, and what follows from them while one types. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { Household } from '#domain/fileLog/seizureFreeAmounts.ts'
import { call } from '#providers/http.ts'
import { AskingDialog } from '#resources/dialog/AskingDialog.tsx'
import { useUnsaved } from '#resources/form/UnsavedContext.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { defaultCurrency } from '#schemas/product.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import { BudgetRows, type BudgetRow } from './BudgetRows.tsx'
import { CapacityLines } from './CapacityLines.tsx'
import type { LogEntry } from './useLogs.ts'

const households = ['single', 'single_parent', 'couple', 'couple_children'] as const
export const kinds = {
  income: ['wages', 'benefit', 'pension', 'allowances', 'maintenance', 'other'],
  expenses: ['rent', 'energy', 'insurance', 'care', 'debts', 'children', 'transport', 'food', 'other'],
} as const

type Budget = { income: readonly BudgetRow[]; expenses: readonly BudgetRow[]; household: Household | null }
type BudgetDialogProps = { entry: LogEntry; onClose: () => void }

export const BudgetDialog = ({ entry, onClose }: BudgetDialogProps) => {
  const translate = useTranslate()
  const heading = useId()
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  return (
    <AskingDialog
      open
      onClose={onClose}
      leaving="asks"
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby={heading}
      slotProps={{ paper: { sx: isNarrow ? { borderRadius: 0 } : undefined } }}
    >
      {(close) => (
        <>
          <DialogTitle id={heading}>{translate('fileLog.budget.title')}</DialogTitle>
          <Budgeting entry={entry} close={close} onClose={onClose} />
        </>
      )}
    </AskingDialog>
  )
}

const Budgeting = ({ entry, close, onClose }: BudgetDialogProps & { close: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [start] = useState(() => budgetOf(entry))
  const [budget, setBudget] = useState<Budget>(start)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  useUnsaved(budget !== start && !isBusy)
  const save = async () => {
    setBusy(true)
    setFailure('')
    try {
      for (const way of ['income', 'expenses'] as const)
        await call('POST', `/api/v4/file/logs/${entry.id}/income-expenses/${way}`, {
          body: { items: sent(budget[way]), household: budget.household },
          key: false,
        })
      notify('fileLog.budget.saved', { type: 'success' })
      void queryClient.invalidateQueries({ queryKey: [fileLog.name] })
      onClose()
    } catch (error) {
      setFailure(translate(callMessage(error), { _: callMessage(error) }))
      setBusy(false)
    }
  }
  return (
    <>
      <DialogContent dividers sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextField
          select
          size="small"
          label={translate('resources.file-log.fields.household')}
          value={budget.household ?? ''}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) =>
            setBudget({ ...budget, household: target.value === '' ? null : (target.value as Household) })
          }
          sx={{ maxWidth: 280 }}
        >
          <MenuItem value="">{translate('fileLog.budget.unknown')}</MenuItem>
          {households.map((value) => (
            <MenuItem key={value} value={value}>
              {translate(`resources.file-log.values.household.${value}`)}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={columns}>
          {(['income', 'expenses'] as const).map((way) => (
            <BudgetRows
              key={way}
              way={way}
              kinds={kinds[way]}
              rows={budget[way]}
              onChange={(rows) => setBudget({ ...budget, [way]: rows })}
            />
          ))}
        </Box>
        <CapacityLines income={budget.income} expenses={budget.expenses} household={budget.household} />
        {failure !== '' && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" loading={isBusy} onClick={() => void save()}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </>
  )
}

function budgetOf({ income, expenses, household }: LogEntry): Budget {
  const rows = (given: LogEntry['income'] | LogEntry['expenses'], first: string): BudgetRow[] =>
    given && given.length > 0
      ? given.map(({ kind, amount }, key) => ({ key, kind, amount: amount.amount }))
      : [{ key: 0, kind: first, amount: null }]
  return { income: rows(income, 'wages'), expenses: rows(expenses, 'rent'), household: household ?? null }
}

const sent = (rows: readonly BudgetRow[]) =>
  rows.flatMap(({ kind, amount }) => (amount === null ? [] : [{ kind, amount: { amount, currency: defaultCurrency } }]))

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const
