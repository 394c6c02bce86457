/** Input for a value of an enum. */
import FormControlLabel from '@mui/material/FormControlLabel'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useValueText } from '#resources/fields/EnumValue.tsx'
import { Field } from '#resources/inputs/Field.tsx'
import { useControl, type ControlProps } from '#resources/inputs/useControl.ts'

type EnumProps = ControlProps & { values: readonly string[] }

export const EnumControl = ({ values, ...props }: EnumProps) => {
  const control = useControl<string>(props)
  const valueText = useValueText(props.source)
  return (
    <Field
      control={control}
      select
      value={control.value ?? ''}
      onChange={(event) => control.change(event.target.value || null)}
      onBlur={control.blur}
    >
      {!control.required && <MenuItem value="">–</MenuItem>}
      {values.map((value) => (
        <MenuItem key={value} value={value}>
          {valueText(value)}
        </MenuItem>
      ))}
    </Field>
  )
}

/** The same as radio buttons. */
export const RadioControl = ({ values, ...props }: EnumProps) => {
  const control = useControl<string>(props)
  const valueText = useValueText(props.source)
  return (
    <FormControl error={control.invalid} disabled={control.disabled} required={control.required}>
      <FormLabel id={control.id}>{control.label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={control.id}
        value={control.value ?? ''}
        onChange={(_, value) => control.change(value)}
      >
        {values.map((value) => (
          <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={valueText(value)} />
        ))}
      </RadioGroup>
      {control.note && <FormHelperText>{control.note}</FormHelperText>}
    </FormControl>
  )
}
