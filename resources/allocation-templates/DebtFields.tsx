/** Fields of an example debt: due date, interest rate and open amount per component. */
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { typedDecimal } from '#domain/cells/number.ts'
import type { Component, Debt } from '#domain/money/allocation.ts'
import { AmountField } from '#resources/inputs/AmountField.tsx'
import { DayField } from '#resources/inputs/date/DayField.tsx'

export type Example = Debt

type DebtFieldsProps = {
  debt: Example
  /** Components that the template pays, in its order. */
  components: readonly Component[]
  onChange: (debt: Example) => void
  onRemove?: () => void
}

export const DebtFields = ({ debt, components, onChange, onRemove }: DebtFieldsProps) => {
  const translate = useTranslate()
  const heading = useId()
  const name = translate('allocation.debt', { id: debt.id })
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
        <Typography id={heading} component="h3" variant="subtitle2" sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        {onRemove && (
          <IconButton size="small" aria-label={translate('allocation.remove', { name })} onClick={onRemove}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
        }}
      >
        <DayField
          label={translate('allocation.due')}
          value={debt.dueDate}
          onChange={(dueDate) => onChange({ ...debt, dueDate })}
        />
        <TextField
          size="small"
          label={translate('allocation.rate')}
          defaultValue={debt.rate}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...debt, rate: rateFrom(target.value) })}
          slotProps={{
            htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } },
            input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
          }}
        />
        {components.map((component) => (
          <AmountField
            key={component}
            label={translate(`resources.allocation-template.rowValues.components.component.${component}`)}
            value={debt.open[component] ?? null}
            onChange={(cents) => onChange({ ...debt, open: { ...debt.open, [component]: cents ?? 0 } })}
          />
        ))}
      </Box>
    </Paper>
  )
}

/** Invalid input counts as zero. */
function rateFrom(text: string): string {
  const rate = typedDecimal(text)
  return /^\d{1,4}(\.\d{1,4})?$/.test(rate) ? rate : '0'
}
