/** Object, typed as JSON. */
import { Field } from './Field.tsx'
import { useControl, type ControlProps } from './useControl.ts'
import { useTypedText } from './useTypedText.ts'

export const JsonControl = (props: ControlProps) => {
  const control = useControl<unknown>(props)
  const typed = useTypedText<unknown>({
    ...control,
    format: (value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
    parse: toJson,
  })
  return (
    <Field
      control={control}
      {...typed}
      multiline
      minRows={3}
      spellCheck={false}
      sx={{ gridColumn: '1 / -1', '& textarea': { fontFamily: 'monospace' } }}
    />
  )
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
