/** Starts a bulk run; the number of many records is typed first. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { isConfirmed, mostUntyped } from '#resources/list/typedNumber.ts'

type StartFormProps = {
  label: string
  /** The number that the server asks for. */
  count: number
  isDangerous?: boolean
  isBusy: boolean
  onStart: () => void
}

export const StartForm = ({ label, count, isDangerous = false, isBusy, onStart }: StartFormProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const isTyped = isConfirmed(count, typed)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isTyped) onStart()
  }
  return (
    <Box component="form" onSubmit={handleSubmit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {count > mostUntyped && (
        <TextField
          size="small"
          label={translate('list.typeNumber', { number: count })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      )}
      <Button
        type="submit"
        variant="contained"
        color={isDangerous ? 'error' : 'primary'}
        loading={isBusy}
        disabled={!isTyped}
      >
        {label}
      </Button>
    </Box>
  )
}
