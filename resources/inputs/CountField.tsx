/** Count outside a form: a whole number from 0 to 999. */
import TextField from '@mui/material/TextField'
import { useState } from 'react'

type CountFieldProps = {
  /** Translated label. */
  label: string
  value: number
  onChange: (count: number) => void
  /** Translated; what the server says of it. */
  error?: string
}

export const CountField = ({ label, value, onChange, error }: CountFieldProps) => {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={typed ?? String(value)}
      autoComplete="off"
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, 3)
        setTyped(digits)
        onChange(Number(digits))
      }}
      onBlur={() => setTyped(undefined)}
      slotProps={{ htmlInput: { inputMode: 'numeric', style: { textAlign: 'right' } } }}
    />
  )
}
