/** Asks for the e-mail address of an account with a forgotten password. The bot check runs meanwhile. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { prepareBotCheck } from '#providers/botCheck/botCheck.ts'
import { FormError } from './FormError.tsx'
import { askForLink } from './passwordLink.ts'
import { useSubmit } from './useSubmit.ts'

type AskForLinkProps = { onAsked: (message: string | undefined) => void }

export const AskForLink = ({ onAsked }: AskForLinkProps) => {
  const { form, isBusy, submit, common, errorAt } = useSubmit(['email'])
  const translate = useTranslate()
  useEffect(() => prepareBotCheck('app_reset'), [])
  const handleSubmit = submit(async ({ email }) => onAsked(await askForLink(email)))
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      onFocus={() => prepareBotCheck('app_reset')}
      sx={{ display: 'grid', gap: 2 }}
    >
      <FormError text={common} />
      <TextField
        name="email"
        type="email"
        label={translate('account.reset.email')}
        autoComplete="email"
        error={errorAt('email') !== undefined}
        helperText={errorAt('email')}
        autoFocus
        required
        fullWidth
        size="medium"
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {translate('account.reset.send')}
      </Button>
    </Box>
  )
}
