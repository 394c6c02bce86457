/** New password after following the link of a mail. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { FormError } from './FormError.tsx'
import { NewPassword, newPasswordFields } from './NewPassword.tsx'
import { choosePassword, isOver, type Link } from './passwordLink.ts'
import { useSubmit } from './useSubmit.ts'

type ChoosePasswordProps = { link: Link; onDone: () => void; onOver: () => void }

export const ChoosePassword = ({ link, onDone, onOver }: ChoosePasswordProps) => {
  const { form, isBusy, submit, common, errorAt } = useSubmit(newPasswordFields)
  const translate = useTranslate()
  const handleSubmit = submit(async (typed) => {
    try {
      await choosePassword(link.token, typed)
    } catch (error) {
      if (!isOver(error)) throw error
      return onOver()
    }
    onDone()
  })
  return (
    <Box component="form" ref={form} noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2 }}>
      <FormError text={common} />
      {/* Password managers keep a password together with its name. */}
      <input name="username" autoComplete="username" defaultValue={link.username} hidden />
      <NewPassword account={link} errorAt={errorAt} autoFocus />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {translate('account.reset.save')}
      </Button>
    </Box>
  )
}
