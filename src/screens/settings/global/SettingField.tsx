/** Input of one setting by its type, with its error or help. */
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'
import { centsFrom } from '#domain/money/typedAmount.ts'
import type { SettingValue } from '#domain/settings/setting.ts'
import { parseDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { CalendarButton } from '#resources/inputs/date/CalendarButton.tsx'
import { useTypedText } from '#resources/inputs/useTypedText.ts'
import { defaultCurrency } from '#schemas/product.ts'
import type { SettingItem } from './settings.ts'
import { typedText } from './settingText.ts'

export const SettingField = ({ item }: { item: SettingItem }) => {
  const locale = useKnownLocale()
  const translate = useTranslate()
  const { field, fieldState } = useController({ name: item.key })
  const value = (field.value ?? null) as SettingValue
  const typed = useTypedText<SettingValue>({
    value,
    format: (known) => typedText(item, known, locale),
    parse: (text) => parsed(item, text),
    change: field.onChange,
    blur: field.onBlur,
  })
  const message = fieldState.error?.message
  const note = message ? translate(message, { _: message }) : item.help
  const attributes: TextFieldProps = {
    id: item.key,
    inputRef: field.ref,
    name: item.key,
    label: item.title,
    error: fieldState.invalid,
    helperText: note,
    fullWidth: true,
    size: 'small',
    autoComplete: 'off',
    placeholder: item.isSet && item.type === 'secret' ? '••••••••••••' : typedText(item, item.fallback, locale),
  }
  /** The default value is shown as placeholder, so the label always floats. */
  const inputLabel = { shrink: true }
  switch (item.type) {
    case 'boolean':
      return (
        <div>
          <FormControlLabel
            label={item.title}
            control={
              <Switch
                id={item.key}
                checked={(value ?? item.fallback) === true}
                onChange={(_, checked) => field.onChange(checked)}
              />
            }
          />
          {note && <FormHelperText error={fieldState.invalid}>{note}</FormHelperText>}
        </div>
      )
    case 'choice':
      return (
        <TextField
          {...attributes}
          select
          slotProps={{ inputLabel }}
          value={value ?? item.fallback ?? ''}
          onChange={(event) => field.onChange(event.target.value)}
        >
          {item.choices?.map((choice) => (
            <MenuItem key={choice.value} value={choice.value}>
              {choice.title}
            </MenuItem>
          ))}
        </TextField>
      )
    case 'lines':
      return <TextField {...attributes} {...typed} slotProps={{ inputLabel }} multiline minRows={2} maxRows={10} />
    case 'date':
      return (
        <TextField
          {...attributes}
          {...typed}
          placeholder="DD-MM-YYYY"
          slotProps={{
            inputLabel,
            htmlInput: { inputMode: 'numeric' },
            input: {
              endAdornment: (
                <CalendarButton type="date" disabled={false} value={String(value ?? '')} onPick={field.onChange} />
              ),
            },
          }}
        />
      )
    case 'money':
      return (
        <TextField
          {...attributes}
          {...typed}
          slotProps={{
            inputLabel,
            htmlInput: { inputMode: 'decimal' },
            input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
          }}
        />
      )
    case 'secret':
      return (
        <TextField {...attributes} {...typed} slotProps={{ inputLabel }} type="password" autoComplete="new-password" />
      )
    default:
      return (
        <TextField {...attributes} {...typed} slotProps={{ inputLabel, htmlInput: { maxLength: item.maxLength } }} />
      )
  }
}

/** Invalid text goes to the server unchanged, which returns the error. */
function parsed({ type }: SettingItem, text: string): SettingValue {
  if (type === 'lines') return text.split('\n')
  if (type === 'date') return parseDay(text) ?? text
  if (type === 'money') return centsFrom(text, defaultCurrency) ?? text
  if (type === 'integer') return /^\d{1,9}$/.test(text.trim()) ? Number(text) : text
  return text
}
