/** Filters on a part of a text, or on a number. */
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import type { FilterProps } from './filterProps.ts'

const pause = 400

export const TextFilter = ({ property, label, value, onChange }: FilterProps) => {
  const isText = property.type === 'string' || property.type === 'text'
  const applied = isText ? String((value as { contains?: string } | undefined)?.contains ?? '') : String(value ?? '')
  const [text, setText] = useState(applied)
  useEffect(() => setText(applied), [applied])
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === applied) return
    const timer = setTimeout(() => onChange(wanted === '' ? undefined : isText ? { contains: wanted } : wanted), pause)
    return () => clearTimeout(timer)
  }, [text, applied, isText, onChange])
  return <TextField size="small" label={label} value={text} onChange={(event) => setText(event.target.value)} />
}
