/** Starts a bulk run; the number of many records is typed first, and what nobody looked at is agreed to. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { isConfirmed, mostUntyped } from '#resources/list/typedNumber.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'

type StartFormProps = {
  label: string
  /** The number that the server asks for. */
  count: number
  /** Records of which the preview does not say what becomes of them. */
  unchecked?: number
  isDangerous?: boolean
  isBusy: boolean
  onStart: () => void
}

export const StartForm = (props: StartFormProps) => {
  const { label, count, unchecked = 0, isDangerous = false, isBusy, onStart } = props
  const translate = useTranslate()
  const number = new Intl.NumberFormat(useKnownLocale())
  const [typed, setTyped] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const isReady = isConfirmed(count, typed) && (isAgreed || unchecked === 0)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onStart()
  }
  return (
    <Box component="form" onSubmit={handleSubmit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {unchecked > 0 && (
        <FormControlLabel
          sx={{ flexBasis: '100%' }}
          label={translate('bulkRuns.unchecked', { smart_count: unchecked, count: number.format(unchecked) })}
          control={<Checkbox size="small" checked={isAgreed} onChange={(_, agreed) => setAgreed(agreed)} />}
        />
      )}
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
        disabled={!isReady}
      >
        {label}
      </Button>
    </Box>
  )
}
