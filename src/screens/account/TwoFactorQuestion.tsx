/** One field to fill in before the second factor changes: a password or a code, with what the server says of it. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { CallError, RefusedError, type FieldMessages } from '#providers/callErrors.ts'

const kinds = {
  password: {
    label: 'twoFactor.password',
    input: { type: 'password', autoComplete: 'current-password' },
    html: {},
  },
  code: {
    label: 'twoFactor.signIn.code',
    input: { autoComplete: 'one-time-code' },
    html: { inputMode: 'numeric', spellCheck: false, maxLength: 32 },
  },
} as const

type TwoFactorQuestionProps = {
  name: keyof typeof kinds
  /** Key of the text on the button. */
  submit: string
  color?: 'primary' | 'error'
  onSubmit: (value: string) => Promise<void>
  onCancel?: () => void
  /** Key of the text on the button that leaves. */
  cancel?: string
}

export const TwoFactorQuestion = ({ name, submit, color, onSubmit, onCancel, cancel }: TwoFactorQuestionProps) => {
  const [errors, setErrors] = useState<FieldMessages>({})
  const [isBusy, setBusy] = useState(false)
  const translate = useTranslate()
  const say = (key: string | undefined) => key && translate(key, { _: key })
  const { label, input, html } = kinds[name]

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const field = event.currentTarget.querySelector('input')
    const value = field?.value.trim() ?? ''
    setBusy(true)
    try {
      if (value === '') throw new RefusedError(400, null, { [name]: ['ra.validation.required'] })
      await onSubmit(value)
    } catch (error) {
      setErrors(fieldsOf(error))
      field?.focus()
    } finally {
      setBusy(false)
    }
  }

  const own = errors[name]?.[0]
  const common = Object.entries(errors).find(([field]) => field !== name)?.[1][0]
  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2, maxWidth: 340 }}>
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {common !== undefined && <Alert severity="error">{say(common)}</Alert>}
      </Box>
      <TextField
        {...input}
        name={name}
        label={translate(label)}
        error={own !== undefined}
        helperText={say(own)}
        autoFocus
        required
        fullWidth
        size="medium"
        slotProps={{ htmlInput: html }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" color={color} disabled={isBusy}>
          {translate(submit)}
        </Button>
        {onCancel && (
          <Button variant="outlined" onClick={onCancel}>
            {translate(cancel ?? 'twoFactor.cancel')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

const fieldsOf = (error: unknown): FieldMessages => {
  if (error instanceof RefusedError) return error.fields
  return { common: [error instanceof CallError ? error.message : 'error.generic'] }
}
