/** Amount with currency. '1.234,56' and '1234.56' are the same; stored in whole cents. */
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { currencyOf, decimalOf, type Money } from '#domain/money/money.ts'
import { centsFrom } from '#domain/money/typedAmount.ts'
import { decimalText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { currencies } from '#schemas/product.ts'
import { Field } from './Field.tsx'
import { useControl, type ControlProps } from './useControl.ts'
import { useTypedText } from './useTypedText.ts'

export const MoneyControl = (props: ControlProps) => {
  const control = useControl<Money | string>(props)
  const locale = useKnownLocale()
  const translate = useTranslate()
  const [chosen, setChosen] = useState(() =>
    currencyOf(typeof control.value === 'object' ? control.value?.currency : undefined),
  )
  const currency = typeof control.value === 'object' && control.value ? currencyOf(control.value.currency) : chosen

  const typed = useTypedText<Money | string>({
    ...control,
    format: (money) => (typeof money === 'string' ? money : decimalText(decimalOf(money.amount), locale)),
    parse: (text) => {
      const amount = centsFrom(text, currency)
      return amount === null ? text : { amount, currency }
    },
  })
  const handleCurrency = (next: string) => {
    const currency = currencyOf(next)
    setChosen(currency)
    if (typeof control.value === 'object' && control.value) control.change({ ...control.value, currency })
    // An amount refused for its currency sign becomes valid once that currency is chosen.
    const amount = typeof control.value === 'string' ? centsFrom(control.value, currency) : null
    if (amount !== null) control.change({ amount, currency })
  }

  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      <Field
        control={control}
        {...typed}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
      />
      <TextField
        select
        size="small"
        label={translate('form.currency')}
        value={currency}
        disabled={control.disabled}
        onChange={(event) => handleCurrency(event.target.value)}
        sx={{ minWidth: 92 }}
      >
        {currencies.map((code) => (
          <MenuItem key={code} value={code}>
            {code}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
