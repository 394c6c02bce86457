/** Refusal page with the ways on; a user who may open nothing can only sign out. */
import Button from '@mui/material/Button'
import { LinkBase, useTranslate } from 'react-admin'
import { currentUser } from '#providers/session.ts'
import { firstPage, useMenu } from '#src/menu/menu.ts'
import { useSignOut } from '#src/page/useSignOut.ts'
import { Notice } from './Notice.tsx'

export const AccessDeniedPage = () => (currentUser() ? <ForStaff /> : <ForVisitor />)

const ForStaff = () => {
  const translate = useTranslate()
  const signOut = useSignOut()
  const start = firstPage(useMenu().data ?? [])
  const text = start === undefined ? 'shell.denied.text' : 'shell.refused'
  return (
    <Notice title={translate('shell.denied.title')} text={translate(text, { name: currentUser()?.name ?? '' })}>
      {start !== undefined && (
        <Button variant="contained" component={LinkBase} to={start}>
          {translate('shell.home')}
        </Button>
      )}
      <Button variant={start === undefined ? 'contained' : 'outlined'} onClick={() => void signOut()}>
        {translate('ra.auth.logout')}
      </Button>
    </Notice>
  )
}

/** Leaves out the menu: the server would refuse it, and a sign-in dialog would cover this page. */
const ForVisitor = () => {
  const translate = useTranslate()
  return (
    <Notice title={translate('shell.denied.title')} text={translate('shell.refused')}>
      <Button variant="contained" component={LinkBase} to="/login">
        {translate('ra.auth.sign_in')}
      </Button>
    </Notice>
  )
}
