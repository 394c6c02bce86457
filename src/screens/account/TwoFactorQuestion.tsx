/** Asks for a password or a code before the second factor changes, with the server's error. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { FormError } from './FormError.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useSubmit } from './useSubmit.ts'

type TwoFactorQuestionProps = {
  name: 'password' | 'code'
  /** Text key of the submit button. */
  submit: string
  color?: 'primary' | 'error'
  onSubmit: (value: string) => Promise<void>
  /** Absent: cannot be cancelled. */
  onCancel?: () => void
  /** Text key of the cancel button. */
  cancel?: string
}

export const TwoFactorQuestion = (props: TwoFactorQuestionProps) => {
  const { name, submit, color, onSubmit, onCancel, cancel = 'twoFactor.cancel' } = props
  const { form, isBusy, submit: handle, common, errorAt } = useSubmit([name])
  const translate = useTranslate()
  const error = errorAt(name)
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={handle((typed) => onSubmit(typed[name]))}
      sx={{ display: 'grid', gap: 2, maxWidth: 340 }}
    >
      <FormError text={common} />
      {name === 'password' ? (
        <PasswordField
          name={name}
          label={translate('twoFactor.password')}
          autoComplete="current-password"
          error={error}
          autoFocus
        />
      ) : (
        <TextField
          name={name}
          label={translate('twoFactor.signIn.code')}
          autoComplete="one-time-code"
          error={error !== undefined}
          helperText={error}
          autoFocus
          required
          fullWidth
          size="medium"
          slotProps={{ htmlInput: { inputMode: 'numeric', spellCheck: false, maxLength: 32 } }}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" color={color} disabled={isBusy}>
          {translate(submit)}
        </Button>
        {onCancel && (
          <Button variant="outlined" onClick={onCancel}>
            {translate(cancel)}
          </Button>
        )}
      </Box>
    </Box>
  )
}
