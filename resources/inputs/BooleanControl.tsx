/** Yes or no as a switch; with "unknown" as a choice of three. */
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import { useTranslate } from 'react-admin'
import { Field } from './Field.tsx'
import { useControl, type ControlProps } from './useControl.ts'

export const BooleanControl = ({ nullable = false, ...props }: ControlProps & { nullable?: boolean }) =>
  nullable ? <MaybeControl {...props} /> : <SwitchControl {...props} />

const SwitchControl = (props: ControlProps) => {
  const control = useControl<boolean>(props)
  return (
    <FormControl error={control.invalid} disabled={control.disabled}>
      <FormControlLabel
        label={control.label}
        control={
          <Switch
            id={control.id}
            checked={control.value === true}
            onChange={(_, checked) => control.change(checked)}
            onBlur={control.blur}
            slotProps={{ input: { ref: control.ref, 'aria-invalid': control.invalid || undefined } }}
          />
        }
      />
      {control.note && <FormHelperText>{control.note}</FormHelperText>}
    </FormControl>
  )
}

const choices = { '': null, true: true, false: false } as const

const MaybeControl = (props: ControlProps) => {
  const control = useControl<boolean>(props)
  const translate = useTranslate()
  return (
    <Field
      control={control}
      select
      value={control.value === null || control.value === undefined ? '' : String(control.value)}
      onChange={(event) => control.change(choices[event.target.value as keyof typeof choices])}
      onBlur={control.blur}
    >
      <MenuItem value="">–</MenuItem>
      <MenuItem value="true">{translate('ra.boolean.true')}</MenuItem>
      <MenuItem value="false">{translate('ra.boolean.false')}</MenuItem>
    </Field>
  )
}
