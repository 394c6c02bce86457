/** Several of a few values, as checkboxes. */
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useValueText } from '#resources/fields/EnumValue.tsx'
import { useControl, type ControlProps } from '#resources/inputs/useControl.ts'

export const CheckboxesControl = ({ values = [], ...props }: ControlProps & { values?: readonly string[] }) => {
  const control = useControl<string[]>(props)
  const valueText = useValueText(props.source)
  const chosen = control.value ?? []
  return (
    <FormControl component="fieldset" error={control.invalid} disabled={control.disabled} sx={{ gridColumn: '1 / -1' }}>
      <FormLabel component="legend">{control.label}</FormLabel>
      <FormGroup row>
        {values.map((value) => (
          <FormControlLabel
            key={value}
            label={valueText(value)}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(value)}
                onChange={(_, checked) =>
                  control.change(values.filter((one) => (one === value ? checked : chosen.includes(one))))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {control.note && <FormHelperText>{control.note}</FormHelperText>}
    </FormControl>
  )
}
