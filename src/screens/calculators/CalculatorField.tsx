/** A field of a calculator: text as typed, neat once one leaves it. */
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { CalendarButton } from '#resources/inputs/date/CalendarButton.tsx'
import { formatDay, parseDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { Field } from './calculators.ts'
import { neat } from './typedValue.ts'

type CalculatorFieldProps = {
  field: Field
  /** Calculator or list that it belongs to: key of its texts. */
  owner: string
  value: string
  onChange: (text: string) => void
  /** Translated. */
  error?: string
  /** Heading above the label, such as 'Claim 2', for screen readers. */
  within?: string
  autoFocus?: boolean
  /** Number of claims, for a field that names one. */
  claims?: number
}

export const CalculatorField = (props: CalculatorFieldProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { field, owner, value, onChange, error, within, autoFocus, claims = 0 } = props
  const label = translate(`calculators.fields.${owner}.${field.name}`)
  const name = within === undefined ? undefined : `${label}, ${within}`
  if (field.kind === 'yes') {
    const control = <Switch checked={value === 'true'} onChange={(_event, checked) => onChange(String(checked))} />
    return <FormControlLabel label={label} control={control} sx={{ flex: '1 1 260px', minHeight: 40 }} />
  }
  const choices = field.kind === 'claim' ? claimChoices(claims) : field.choices
  const isTyped = choices === undefined
  const worded = (choice: string) =>
    field.kind === 'claim' && choice !== ''
      ? translate('calculators.one.claims', { number: choice })
      : field.isNumber
        ? neat({ ...field, kind: 'rate' }, choice, locale)
        : translate(`calculators.choices.${field.name}.${choice || field.nothing || 'none'}`)
  return (
    <TextField
      select={!isTyped}
      size="small"
      sx={{ flex: `1 1 ${widths[field.kind]}px`, minWidth: 0, maxWidth: { sm: 340 } }}
      label={label}
      value={value}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row was asked for
      autoFocus={autoFocus}
      error={error !== undefined}
      helperText={error ?? (field.hasHelp && translate(`calculators.help.${owner}.${field.name}`))}
      placeholder={field.kind === 'day' ? 'DD-MM-YYYY' : undefined}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => isTyped && neat(field, value, locale) !== value && onChange(neat(field, value, locale))}
      slotProps={{
        htmlInput: {
          'aria-label': name,
          ...(isTyped && {
            maxLength: 40,
            inputMode: field.kind === 'money' || field.kind === 'rate' ? 'decimal' : 'numeric',
          }),
          ...((field.kind === 'money' || field.kind === 'rate') && { style: { textAlign: 'right' } }),
        },
        inputLabel: isTyped ? undefined : { shrink: true },
        select: { displayEmpty: true, SelectDisplayProps: name === undefined ? undefined : { 'aria-label': name } },
        input: adornments(field, value, onChange),
      }}
    >
      {choices?.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {worded(choice)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Style of fields that stand beside each other as they fit. */
export const fieldRow = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' } as const

/** Pixels that a value needs; fields grow from there. */
const widths = { money: 130, day: 150, rate: 110, count: 130, choice: 200, claim: 150, yes: 260 } as const

const claimChoices = (count: number): string[] => ['', ...Array.from({ length: count }, (_, n) => String(n + 1))]

function adornments({ kind }: Field, value: string, onChange: (text: string) => void) {
  if (kind === 'money') return { startAdornment: <InputAdornment position="start">€</InputAdornment> }
  if (kind === 'rate') return { endAdornment: <InputAdornment position="end">%</InputAdornment> }
  if (kind !== 'day') return undefined
  const pick = (day: string | null) => day !== null && onChange(formatDay(day))
  return {
    endAdornment: <CalendarButton type="date" disabled={false} value={parseDay(value) ?? ''} onPick={pick} />,
  }
}
