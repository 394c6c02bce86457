/** What a page is called: its heading, and what the browser's tab and history show. */
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
        // As high as the buttons that may stand beside it, so that it stands as high on every page.
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

/** Whose tab this is, where that is not the one behind the screen. */
const actingMark = (): string => {
  const user = currentUser()
  return user?.acl.includes(actingRole) ? `[${user.name}]` : ''
}
