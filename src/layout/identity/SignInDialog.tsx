/** The dialog of `SignInAgain`. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'react-admin'
import { SignInForm } from '#src/screens/SignInForm.tsx'

type SignInDialogProps = { username: string | undefined; onClose: (signedIn: boolean) => void }

export const SignInDialog = ({ username, onClose }: SignInDialogProps) => {
  const translate = useTranslate()
  return (
    <Dialog open onClose={() => onClose(false)} aria-labelledby="sign-in-again" maxWidth="xs" fullWidth>
      <DialogTitle id="sign-in-again">{translate('shell.expired.title')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {translate('shell.expired.warning')}
        </Alert>
        <SignInForm username={username} onSignedIn={() => onClose(true)}>
          <Button variant="outlined" size="large" onClick={() => onClose(false)}>
            {translate('ra.action.cancel')}
          </Button>
        </SignInForm>
      </DialogContent>
    </Dialog>
  )
}
