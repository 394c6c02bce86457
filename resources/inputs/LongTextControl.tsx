/** Text on several lines. */
import { Field } from './Field.tsx'
import { useControl, type ControlProps } from './useControl.ts'

export const LongTextControl = (props: ControlProps) => {
  const control = useControl<string>(props)
  return (
    <Field
      control={control}
      value={control.value ?? ''}
      onChange={(event) => control.change(event.target.value || null)}
      onBlur={control.blur}
      multiline
      minRows={3}
      maxRows={12}
      sx={{ gridColumn: '1 / -1' }}
    />
  )
}
