/** Amount in euros outside a form: typed as '1.234,56' or '1234.56', returned in whole cents. */
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { decimalOf, type Cents } from '#domain/money/money.ts'
import { centsFrom } from '#domain/money/typedAmount.ts'
import { decimalText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { defaultCurrency } from '#schemas/product.ts'

type AmountFieldProps = {
  /** Translated label. */
  label: string
  value: Cents | null
  /** null: empty or not above zero. */
  onChange: (cents: Cents | null) => void
  help?: string
  /** Translated; what the server says of it. */
  error?: string
  autoFocus?: boolean
}

export const AmountField = ({ label, value, onChange, help, error, autoFocus }: AmountFieldProps) => {
  const locale = useKnownLocale()
  const translate = useTranslate()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === null ? '' : decimalText(decimalOf(value), locale))
  const amountOf = (text: string) => {
    const cents = centsFrom(text, defaultCurrency)
    return cents === null || cents < 0 ? null : cents
  }
  const isWrong = shown.trim() !== '' && amountOf(shown) === null
  const isForeign = centsFrom(shown) !== null && centsFrom(shown, defaultCurrency) === null
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={shown}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first question of a dialog that was asked for
      autoFocus={autoFocus}
      error={isWrong || error !== undefined}
      helperText={isWrong ? translate(isForeign ? 'tools.inEuros' : 'tools.noAmount') : (error ?? help)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(amountOf(target.value))
      }}
      onBlur={() => isWrong || setTyped(undefined)}
      slotProps={{
        htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } },
        input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
      }}
    />
  )
}
