/** Dialog of `ConfirmIdentity`: password, then a code if the account has a second factor. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { confirmIdentity } from '#providers/authProvider.ts'
import { isObject, RefusedError } from '#providers/callErrors.ts'
import { currentUser } from '#providers/session.ts'
import { FormError } from '#src/screens/account/FormError.tsx'
import { PasswordField } from '#src/screens/account/PasswordField.tsx'
import { useSubmit } from '#src/screens/account/useSubmit.ts'

export const ConfirmDialog = ({ onClose }: { onClose: (isConfirmed: boolean) => void }) => {
  const translate = useTranslate()
  /** Accepted password, kept while the code is asked for. */
  const [password, setPassword] = useState<string>()
  const field = password === undefined ? 'password' : 'code'
  const { form, isBusy, submit, common, errorAt } = useSubmit([field])
  const user = currentUser()

  const show = async (typed: Record<'password' | 'code', string>) => {
    try {
      await confirmIdentity(password === undefined ? { password: typed.password } : { password, code: typed.code })
      onClose(true)
    } catch (error) {
      if (password !== undefined || !asksForCode(error)) throw error
      setPassword(typed.password)
    }
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    // React bubbles events of a dialog to the form that opened it.
    event.stopPropagation()
    void submit(show)(event)
  }
  const error = errorAt(field)
  return (
    <Dialog open onClose={() => onClose(false)} aria-labelledby="confirm-identity" maxWidth="xs" fullWidth>
      <DialogTitle id="confirm-identity">{translate('shell.confirm.title')}</DialogTitle>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2.5 }}>
          {translate('shell.confirm.lead', { name: user?.impersonator ?? user?.name ?? '' })}
        </Typography>
        <Box component="form" ref={form} noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2 }}>
          <FormError text={common} />
          {/* The name tells password managers which password to offer. */}
          <input type="text" name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
          {field === 'password' ? (
            <PasswordField
              key="password"
              name="password"
              label={translate('ra.auth.password')}
              autoComplete="current-password"
              error={error}
              autoFocus
            />
          ) : (
            <TextField
              key="code"
              name="code"
              label={translate('twoFactor.signIn.code')}
              autoComplete="one-time-code"
              error={error !== undefined}
              helperText={error ?? translate('twoFactor.signIn.help')}
              autoFocus
              required
              fullWidth
              size="medium"
              slotProps={{ htmlInput: { inputMode: 'numeric', spellCheck: false, maxLength: 32 } }}
            />
          )}
          <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
            <Button variant="outlined" size="large" onClick={() => onClose(false)}>
              {translate('ra.action.cancel')}
            </Button>
            <Button type="submit" variant="contained" size="large" disabled={isBusy} sx={{ flex: 1 }}>
              {translate('shell.confirm.submit')}
            </Button>
          </Box>
        </Box>
      </DialogContent>
    </Dialog>
  )
}

const asksForCode = (error: unknown): boolean =>
  error instanceof RefusedError && isObject(error.body) && error.body.secondFactor === true
