/** Password input that can show its content and allows pasting and password managers. */
import Visibility from '@mui/icons-material/VisibilityOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

type PasswordFieldProps = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  error: string | undefined
  /** Id of the element that describes it. */
  describedBy?: string
  autoFocus?: boolean
  onChange?: (value: string) => void
}

export const PasswordField = ({ label, error, describedBy, onChange, ...input }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false)
  const translate = useTranslate()
  const Eye = isShown ? VisibilityOff : Visibility
  const help = `${input.name}-help`
  return (
    <TextField
      {...input}
      label={label}
      type={isShown ? 'text' : 'password'}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => onChange?.(event.target.value)}
      required
      fullWidth
      size="medium"
      slotProps={{
        formHelperText: { id: help },
        htmlInput: {
          autoCapitalize: 'none',
          autoCorrect: 'off',
          spellCheck: false,
          'aria-describedby': [error && help, describedBy].filter(Boolean).join(' ') || undefined,
        },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={translate(isShown ? 'account.form.hide' : 'account.form.show')}
                onClick={() => setShown(!isShown)}
              >
                <Eye fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
