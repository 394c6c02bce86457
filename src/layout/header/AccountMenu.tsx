/** Account menu: name of the signed-in user, pages of the account, sign-out. */
import Key from '@mui/icons-material/KeyOutlined'
import Logout from '@mui/icons-material/Logout'
import Person from '@mui/icons-material/PersonOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { LateMenu } from '#resources/page/LateMenu.tsx'
import { currentUser } from '#providers/session.ts'
import { mayOpen } from '#src/pages.ts'
import { useSignOut } from '#src/page/useSignOut.ts'

/** Pages of the account that exist and that this user may open. */
const ownPages = [
  { path: '/account', title: 'pages.account', Icon: Person },
  { path: '/change-password', title: 'pages.changePassword', Icon: Key },
]

export const AccountMenu = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const translate = useTranslate()
  const signOut = useSignOut()
  const user = currentUser()
  if (!user) return null
  const isImpersonating = user.acl.includes('ROLE_PREVIOUS_ADMIN')
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={translate('phrase.labelled', { label: translate('shell.account'), value: user.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box component="span" aria-hidden data-initials={initials(user.name)} sx={badge} />
      </IconButton>
      <LateMenu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': translate('shell.account') } }}
      >
        <ListSubheader role="presentation" disableSticky sx={who}>
          <Typography variant="body2" color="text.primary" sx={{ fontWeight: 600 }}>
            {user.name}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {user.username}
          </Typography>
        </ListSubheader>
        {ownPages
          .filter(({ path }) => mayOpen(path))
          .map(({ path, title, Icon }) => (
            <MenuItem key={path} component={LinkBase} to={path} onClick={close}>
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {translate(title)}
            </MenuItem>
          ))}
        <MenuItem onClick={() => void signOut()}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {translate(isImpersonating ? 'shell.frame.ownUser' : 'ra.auth.logout')}
        </MenuItem>
      </LateMenu>
    </>
  )
}

/** @example initials('Anna de Vries') // 'AV' */
const initials = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0]?.toUpperCase() ?? '').join('')
}

const who = {
  px: 2,
  pt: 0.5,
  pb: 1.25,
  mb: 0.75,
  minWidth: 200,
  maxWidth: 320,
  lineHeight: 'inherit',
  overflowWrap: 'anywhere',
  bgcolor: 'transparent',
  borderBottom: 1,
  borderColor: 'divider',
} as const

/** Initials are decoration: assistive technology reads the name. */
const badge = {
  '&::before': { content: 'attr(data-initials)' },
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  fontSize: 12,
  fontWeight: 600,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const
