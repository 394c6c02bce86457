/** Terms that are each said by themselves: a day and an amount. */
import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { addMonths } from '#domain/time/calendar.ts'
import { AmountField } from '#resources/inputs/AmountField.tsx'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import type { FreeTerm } from './planInput.ts'

type FreeTermsProps = {
  terms: readonly FreeTerm[]
  /** Translated, by field. */
  errors: Readonly<Record<string, string>>
  onChange: (terms: readonly FreeTerm[]) => void
}

export const FreeTerms = ({ terms, errors, onChange }: FreeTermsProps) => {
  const translate = useTranslate()
  const set = (key: number, changes: Partial<FreeTerm>) =>
    onChange(terms.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const add = () => {
    const last = terms.at(-1)
    const key = Math.max(-1, ...terms.map((one) => one.key)) + 1
    onChange([...terms, { key, dueDate: last ? addMonths(last.dueDate, 1) : '', amount: last?.amount ?? null }])
  }
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'caption', color: 'text.secondary', mb: 1, p: 0 }}>
        {translate('arrangements.ways.free')}
      </Box>
      {terms.map(({ key, dueDate, amount }, n) => (
        <Box key={key} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <DayField
            label={translate('arrangements.dayOf', { number: n + 1 })}
            value={dueDate}
            error={n === 0 ? errors.startDate : undefined}
            onChange={(day) => set(key, { dueDate: day })}
          />
          <AmountField
            label={translate('arrangements.amountOf', { number: n + 1 })}
            value={amount}
            error={errors[`free.${n}.amount`]}
            onChange={(cents) => set(key, { amount: cents })}
          />
          <IconButton
            aria-label={translate('arrangements.remove', { number: n + 1 })}
            disabled={terms.length === 1}
            onClick={() => onChange(terms.filter((one) => one.key !== key))}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {(errors.free ?? errors.total) !== undefined && (
        <FormHelperText error>{errors.free ?? errors.total}</FormHelperText>
      )}
      <Box>
        <Button startIcon={<Add />} onClick={add}>
          {translate('arrangements.addTerm')}
        </Button>
      </Box>
    </Box>
  )
}
