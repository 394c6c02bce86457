/** Text on several lines, trimmed on blur, because surrounding blanks are not stored. */
import { useContext } from 'react'
import { Field } from './Field.tsx'
import { InRowContext } from '#resources/contexts/InRowContext.ts'
import { useControl, type ControlProps } from './useControl.ts'

export const LongTextControl = (props: ControlProps) => {
  const control = useControl<string>(props)
  const isInRow = useContext(InRowContext)
  return (
    <Field
      control={control}
      value={control.value ?? ''}
      onChange={(event) => control.change(event.target.value || null)}
      onBlur={() => {
        const inside = control.value?.trim()
        if (inside !== control.value) control.change(inside || null)
        control.blur()
      }}
      multiline
      minRows={isInRow ? 1 : 3}
      maxRows={12}
      sx={{ gridColumn: '1 / -1' }}
    />
  )
}
