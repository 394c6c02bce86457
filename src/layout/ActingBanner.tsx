/** Banner on every page while acting as another user, with the way back. Always visible, covers nothing. */
import SwitchAccount from '@mui/icons-material/SwitchAccountOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { currentUser } from '#providers/session.ts'
import { above } from './frame.ts'
import { useSignOut } from '#src/page/useSignOut.ts'

const ActingBanner = () => {
  const translate = useTranslate()
  const goBack = useSignOut()
  const [isShown, setShown] = useState(false)
  // Screen readers announce only changes of an element that already exists.
  useEffect(() => {
    const timer = setTimeout(() => setShown(true))
    return () => clearTimeout(timer)
  }, [])
  const user = currentUser()
  if (!user) return null
  const { name, impersonator: admin } = user
  const say = (key: string) => translate(`shell.acting.${key}`, { name, admin })
  return (
    <Box component="section" aria-label={say('label')} sx={strip}>
      <GlobalStyles styles={room} />
      <SwitchAccount fontSize="small" />
      <Box component="p" role="status" title={say(admin ? 'both' : 'one')} sx={text}>
        {isShown && say(admin ? 'both' : 'one')}
      </Box>
      <Button size="small" variant="outlined" color="inherit" sx={button} onClick={() => void goBack()}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {say(admin ? 'back' : 'backOnly')}
        </Box>
      </Button>
    </Box>
  )
}

const room = {
  ':root': { '--acting': '2.75rem', ...above },
  '@media (max-width: 599px)': { ':root': { '--acting': '3.5rem' } },
}

const strip = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  boxSizing: 'border-box',
  height: 'var(--acting)',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: { xs: 1.5, sm: 3 },
  color: 'warning.contrastText',
  bgcolor: 'warning.main',
  '& :focus-visible': { outlineColor: 'currentcolor' },
  '@media print': { display: 'none' },
} as const

/** Two lines are enough for two names. */
const text = {
  flex: 1,
  minWidth: 0,
  m: 0,
  typography: 'body2',
  fontWeight: 600,
  lineHeight: 1.25,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
} as const

const button = { flexShrink: 0, maxWidth: '50%', whiteSpace: 'nowrap' } as const

export default ActingBanner
