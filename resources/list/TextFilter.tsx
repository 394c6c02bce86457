/** Filters on a part of a text, or on a number. */
import TextField from '@mui/material/TextField'
import { useEvent } from 'react-admin'
import type { FilterProps } from './filterProps.ts'
import { useDelayedText } from './useDelayedText.ts'

export const TextFilter = ({ property, label, value, onChange }: FilterProps) => {
  const isText = property.type === 'string' || property.type === 'text'
  const applied = isText ? (value as { contains?: string } | undefined)?.contains : value
  const apply = useEvent((text: string) => onChange(text === '' ? undefined : isText ? { contains: text } : text))
  const [text, setText] = useDelayedText(String(applied ?? ''), apply)
  return <TextField size="small" label={label} value={text} onChange={(event) => setText(event.target.value)} />
}
