/** Rows of income or of expenses: a kind and an amount each. */
import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Cents } from '#domain/money/money.ts'
import { AmountField } from '#resources/inputs/AmountField.tsx'

export type BudgetRow = { key: number; kind: string; amount: Cents | null }
type BudgetRowsProps = {
  way: 'income' | 'expenses'
  kinds: readonly string[]
  rows: readonly BudgetRow[]
  onChange: (rows: readonly BudgetRow[]) => void
}

const most = 30

export const BudgetRows = ({ way, kinds, rows, onChange }: BudgetRowsProps) => {
  const translate = useTranslate()
  const heading = useId()
  const kindText = (kind: string) => translate(`resources.file-log.rowValues.${way}.kind.${kind}`)
  const change = (key: number, changes: Partial<BudgetRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  /** The first kind that has no row yet. */
  const next = kinds.find((kind) => rows.every((row) => row.kind !== kind)) ?? 'other'
  const handleAdd = () =>
    onChange([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, kind: next, amount: null }])
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={heading} component="h3" variant="subtitle2">
        {translate(`resources.file-log.fields.${way}`)}
      </Typography>
      {rows.map(({ key, kind, amount }) => (
        <Box key={key} role="group" aria-label={kindText(kind)} sx={row}>
          <TextField
            select
            size="small"
            label={translate(`resources.file-log.rows.${way}.kind`)}
            value={kind}
            onChange={({ target }) => change(key, { kind: target.value })}
          >
            {kinds.map((value) => (
              <MenuItem key={value} value={value}>
                {kindText(value)}
              </MenuItem>
            ))}
          </TextField>
          <AmountField
            label={translate(`resources.file-log.rows.${way}.amount`)}
            value={amount}
            onChange={(cents) => change(key, { amount: cents })}
          />
          <IconButton
            aria-label={translate('fileLog.budget.remove', { kind: kindText(kind) })}
            onClick={() => onChange(rows.filter((one) => one.key !== key))}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {rows.length < most && (
        <Button size="small" startIcon={<Add />} onClick={handleAdd} sx={{ justifySelf: 'start' }}>
          {translate(`fileLog.budget.add.${way}`)}
        </Button>
      )}
    </Box>
  )
}

const row = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 130px) auto',
} as const
