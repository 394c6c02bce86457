/** Change of the own password, confirmed by the current one. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useNavigate, useNotify, useTranslate } from 'react-admin'
import { call, forgetCsrfToken } from '#providers/http.ts'
import { currentUser } from '#providers/session.ts'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { FormError } from './account/FormError.tsx'
import { NewPassword, newPasswordFields } from './account/NewPassword.tsx'
import { PasswordField } from './account/PasswordField.tsx'
import { useSubmit } from './account/useSubmit.ts'

const fields = ['currentPassword', ...newPasswordFields] as const

const ChangePasswordPage = () => {
  const { form, isBusy, submit, common, errorAt } = useSubmit(fields)
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const user = currentUser()

  const handleSubmit = submit(async (typed) => {
    await call('POST', '/do-change-password', { body: typed, key: false })
    // The session id has changed, and CSRF tokens belong to one session.
    forgetCsrfToken()
    notify('account.form.changed', { type: 'success' })
    navigate('/account')
  })
  return (
    <Box sx={{ maxWidth: 480, display: 'grid', gap: 2 }}>
      <PageTitle>{translate('pages.changePassword')}</PageTitle>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Box component="form" ref={form} noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2 }}>
          <FormError text={common} />
          {/* Password managers keep a password together with its name. */}
          <input name="username" autoComplete="username" defaultValue={user?.username} hidden />
          <PasswordField
            name="currentPassword"
            label={translate('account.form.current')}
            autoComplete="current-password"
            error={errorAt('currentPassword')}
            autoFocus
          />
          <NewPassword account={user ?? {}} errorAt={errorAt} />
          <Button type="submit" variant="contained" size="large" disabled={isBusy}>
            {translate('account.form.save')}
          </Button>
        </Box>
      </Paper>
    </Box>
  )
}

export default ChangePasswordPage
