/** Fields of an arrangement: the terms in one of three ways, and the conditions. */
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'react-admin'
import { formatMoney, type Money } from '#domain/money/money.ts'
import { AmountField } from '#resources/inputs/AmountField.tsx'
import { CountField } from '#resources/inputs/CountField.tsx'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { FreeTerms } from './FreeTerms.tsx'
import { ways, type Way, type Wish } from './planInput.ts'

type PlanFieldsProps = {
  wish: Wish
  /** Translated, by field. */
  errors: Readonly<Record<string, string>>
  outstanding: Money | null
  onChange: (wish: Wish) => void
}

export const PlanFields = ({ wish, errors, outstanding, onChange }: PlanFieldsProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const label = (name: string) => translate(`resources.arrangement.fields.${name}`)
  const set = (changes: Partial<Wish>) => onChange({ ...wish, ...changes })
  const choose = <Name extends 'frequency' | 'requestedBy' | 'method'>(name: Name, choices: readonly Wish[Name][]) => (
    <TextField
      select
      size="small"
      fullWidth
      label={label(name)}
      value={wish[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {translate(`resources.arrangement.values.${name}.${choice}`)}
        </MenuItem>
      ))}
    </TextField>
  )
  const { way } = wish
  return (
    <Box sx={grid}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={way}
        aria-label={translate('arrangements.way')}
        onChange={(_, next: Way | null) => next && set({ way: next })}
      >
        {ways.map((one) => (
          <ToggleButton key={one} value={one} sx={{ px: 1, textTransform: 'none', lineHeight: 1.3 }}>
            {translate(`arrangements.ways.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {way === 'free' ? (
        <FreeTerms terms={wish.free} errors={errors} onChange={(free) => set({ free })} />
      ) : (
        <Box sx={pair}>
          {way === 'terms' ? (
            <CountField
              label={label('terms')}
              value={wish.terms}
              error={errors.instalments}
              onChange={(terms) => set({ terms })}
            />
          ) : (
            <AmountField
              label={label('instalmentAmount')}
              value={wish.amount}
              error={errors.amount ?? errors.instalments}
              onChange={(amount) => set({ amount })}
            />
          )}
          {choose('frequency', ['weekly', 'two_weekly', 'monthly', 'quarterly'])}
          <DayField
            label={label('startDate')}
            value={wish.startDate}
            error={errors.startDate}
            onChange={(startDate) => set({ startDate })}
          />
          <AmountField
            label={label('downPayment')}
            value={wish.downPayment}
            error={errors.downPayment}
            onChange={(downPayment) => set({ downPayment })}
          />
          <AmountField
            label={label('total')}
            value={wish.total}
            error={errors.total}
            help={
              outstanding
                ? translate('arrangements.totalHelp', { amount: formatMoney(outstanding, locale) })
                : undefined
            }
            onChange={(total) => set({ total })}
          />
        </Box>
      )}
      <Box sx={pair}>
        {choose('requestedBy', ['debtor', 'staff', 'helper'])}
        {choose('method', ['transfer', 'direct_debit', 'link'])}
        <CountField
          label={translate('arrangements.reminderAfter')}
          value={wish.toleranceDays}
          error={errors.toleranceDays}
          onChange={(toleranceDays) => set({ toleranceDays })}
        />
        <CountField
          label={translate('arrangements.missedAfter')}
          value={wish.reminderDays}
          error={errors.reminderDays}
          onChange={(reminderDays) => set({ reminderDays })}
        />
      </Box>
      <FormControlLabel
        label={label('interestFrozen')}
        control={
          <Switch checked={wish.interestFrozen} onChange={(_event, interestFrozen) => set({ interestFrozen })} />
        }
      />
      <TextField
        size="small"
        fullWidth
        multiline
        minRows={2}
        label={label('note')}
        value={wish.note}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        onChange={({ target }) => set({ note: target.value })}
      />
    </Box>
  )
}

const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const
