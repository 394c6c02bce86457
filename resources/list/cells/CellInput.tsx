/** Input in a cell, by the type of its property. */
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useValueText } from '#resources/fields/EnumValue.tsx'
import type { Locale, Property } from '#schemas/entity.ts'

type CellInputProps = {
  property: Property
  label: string
  text: string
  mistake?: string
  isBusy: boolean
  locale: Locale
  onText: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

export const CellInput = ({ property, label, text, mistake, isBusy, locale, onText, onKeyDown }: CellInputProps) => {
  const translate = useTranslate()
  const valueText = useValueText(property.name)
  const { type, format, required } = property
  const choices =
    type === 'boolean'
      ? ['true', 'false'].map((value) => ({ value, words: translate(`ra.boolean.${value}`) }))
      : type === 'enum'
        ? (property.values ?? []).map((value) => ({ value, words: valueText(value) }))
        : undefined
  const isNumber = type === 'integer' || type === 'money' || type === 'percentage' || type === 'decimal'
  const name = type === 'localized' ? `${label} (${translate(`form.languages.${locale}`)})` : label
  return (
    <Box sx={{ p: 0.75 }}>
      <TextField
        autoFocus
        fullWidth
        size="small"
        select={choices !== undefined}
        value={text}
        error={mistake !== undefined}
        helperText={mistake}
        autoComplete="off"
        onFocus={(event) => event.target.select?.()}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            'aria-label': name,
            'aria-busy': isBusy || undefined,
            inputMode: isNumber ? 'decimal' : type === 'date' ? 'numeric' : undefined,
            style: isNumber ? { textAlign: 'right' } : undefined,
          },
          select: { native: true },
          input: { startAdornment: format === 'colour' ? <ColourWell value={text} onValue={onText} /> : undefined },
        }}
      >
        {choices &&
          [...(required || type === 'boolean' ? [] : [{ value: '', words: '–' }]), ...choices].map(
            ({ value, words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ),
          )}
      </TextField>
    </Box>
  )
}

/** The browser's colour picker beside the text. */
const ColourWell = ({ value, onValue }: { value: string; onValue: (value: string) => void }) => (
  <Box
    component="input"
    type="color"
    tabIndex={-1}
    aria-hidden
    value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
    onChange={(event: { target: { value: string } }) => onValue(event.target.value)}
    sx={{ width: 24, height: 24, p: 0, mr: 1, border: 0, background: 'none', cursor: 'pointer', flexShrink: 0 }}
  />
)
