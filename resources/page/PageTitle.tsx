/** Page title: its heading, and the title of the browser's tab. */
import Typography from '@mui/material/Typography'
import { useDefaultTitle } from 'react-admin'
import { actingRole } from '#domain/access/impersonation.ts'
import { currentUser } from '#providers/session.ts'

export const PageTitle = ({ children }: { children: string }) => {
  const product = useDefaultTitle()
  return (
    <>
      <title>{[actingMark(), children, product].filter(Boolean).join(' · ')}</title>
      <Typography
        component="h1"
        variant="h5"
        // Height of the buttons beside it, so that the heading has the same position on every page.
        sx={{
          flexGrow: 1,
          minWidth: 0,
          minHeight: 36,
          display: 'grid',
          alignItems: 'center',
          fontWeight: 600,
          overflowWrap: 'anywhere',
        }}
      >
        {children || '\u00a0'}
      </Typography>
    </>
  )
}

/** Prefix of the tab title while acting as another user. */
const actingMark = (): string => {
  const user = currentUser()
  return user?.acl.includes(actingRole) ? `[${user.name}]` : ''
}
