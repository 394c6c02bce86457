/** Colour: typed, picked with the browser's picker, or from a palette with sufficient contrast. */
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import { useContext } from 'react'
import { useTranslate } from 'react-admin'
import { normalise } from '#domain/normalise.ts'
import { isColour } from '#schemas/formats/colour.ts'
import { Field } from './Field.tsx'
import { InRowContext } from '#resources/contexts/InRowContext.ts'
import { palette } from './palette.ts'
import { useControl, type ControlProps } from './useControl.ts'
import { useTypedText } from './useTypedText.ts'

export const ColourControl = (props: ControlProps) => {
  const control = useControl<string>(props)
  const typed = useTypedText({ ...control, format: (colour) => colour, parse: (text) => normalise('colour', text) })
  const isInRow = useContext(InRowContext)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Field
        control={control}
        {...typed}
        autoComplete="off"
        slotProps={{
          htmlInput: { spellCheck: false, autoCapitalize: 'none', maxLength: 20 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Picker
                  value={control.value ?? ''}
                  label={control.label}
                  disabled={control.disabled}
                  onPick={control.change}
                />
              </InputAdornment>
            ),
          },
          inputLabel: { shrink: true },
        }}
      />
      {!isInRow && !control.disabled && <Palette value={control.value ?? ''} onPick={control.change} />}
    </Box>
  )
}

type PickProps = { value: string; onPick: (colour: string) => void }

const Picker = ({ value, label, disabled, onPick }: PickProps & { label: string; disabled: boolean }) => (
  <Box
    component="input"
    type="color"
    aria-label={useTranslate()('phrase.labelled', { label: useTranslate()('form.colour.pick'), value: label })}
    disabled={disabled}
    value={isColour(value) ? value : '#ffffff'}
    onChange={(event: React.ChangeEvent<HTMLInputElement>) => onPick(event.target.value)}
    sx={{
      width: 24,
      height: 24,
      p: 0,
      border: 1,
      borderColor: 'text.disabled',
      borderStyle: isColour(value) ? 'solid' : 'dashed',
      borderRadius: '50%',
      bgcolor: 'transparent',
      cursor: disabled ? 'default' : 'pointer',
      overflow: 'hidden',
      '&::-webkit-color-swatch-wrapper': { p: 0 },
      '&::-webkit-color-swatch': { border: 0, opacity: isColour(value) ? 1 : 0 },
      '&::-moz-color-swatch': { border: 0, opacity: isColour(value) ? 1 : 0 },
    }}
  />
)

const Palette = ({ value, onPick }: PickProps) => {
  const translate = useTranslate()
  return (
    <Box
      role="group"
      aria-label={translate('form.colour.palette')}
      sx={{ display: 'flex', flexWrap: 'wrap', mt: 0.25, ml: -0.25, gap: '1px' }}
    >
      {Object.entries(palette).map(([name, colour]) => (
        <Box
          key={name}
          component="button"
          type="button"
          title={translate(`form.colour.${name}`)}
          aria-label={translate(`form.colour.${name}`)}
          aria-pressed={value === colour}
          onClick={() => onPick(colour)}
          sx={{
            width: 24,
            height: 24,
            p: '4px',
            border: 0,
            borderRadius: '50%',
            bgcolor: 'transparent',
            cursor: 'pointer',
            '&::before': { content: '""', display: 'block', height: 16, borderRadius: '50%', bgcolor: colour },
            '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
            '&[aria-pressed=true]': { boxShadow: `inset 0 0 0 2px ${colour}` },
          }}
        />
      ))}
    </Box>
  )
}
