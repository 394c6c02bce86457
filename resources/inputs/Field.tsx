/** Text field with help and error, the base of most inputs. */
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { useControl } from './useControl.ts'

type FieldProps = { control: Omit<ReturnType<typeof useControl>, 'value' | 'change'> } & TextFieldProps

export const Field = ({ control, ...own }: FieldProps) => (
  <TextField
    id={control.id}
    inputRef={control.ref}
    label={control.label}
    required={control.required}
    disabled={control.disabled}
    error={control.invalid || control.taken !== undefined}
    helperText={control.taken ?? control.note}
    fullWidth
    size="small"
    {...own}
  />
)
