/** Whole number. */
import { Field } from './Field.tsx'
import { useControl, type ControlProps } from './useControl.ts'
import { useTypedText } from './useTypedText.ts'

export const IntegerControl = (props: ControlProps) => {
  const control = useControl<number | string>(props)
  const typed = useTypedText({ ...control, format: String, parse: toInteger })
  return <Field control={control} {...typed} autoComplete="off" slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
}

const toInteger = (text: string): number | string => (/^-?\d{1,15}$/.test(text.trim()) ? Number(text) : text)
