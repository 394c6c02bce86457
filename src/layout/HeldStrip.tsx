/** Banner of one line with a link to the page of held mail. Always visible, covers nothing. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import { LinkBase, useTranslate } from 'react-admin'
import { formatMoment } from '#resources/texts/dates.ts'
import { above } from './frame.ts'

const HeldStrip = ({ since }: { since: string }) => {
  const translate = useTranslate()
  const text = translate('outgoing.held.strip', { since: formatMoment(since) })
  return (
    <Box component="section" aria-label={translate('outgoing.held.label')} sx={strip}>
      <GlobalStyles styles={{ ':root': { '--held': '2.5rem', ...above } }} />
      <Box component="p" title={text} sx={words}>
        {text}
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        component={LinkBase}
        to="/outgoing"
        sx={{ flexShrink: 0 }}
      >
        {translate('outgoing.held.decide')}
      </Button>
    </Box>
  )
}

const strip = {
  position: 'sticky',
  top: 'var(--acting, 0px)',
  zIndex: 'appBar',
  boxSizing: 'border-box',
  height: 'var(--held)',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: { xs: 1.5, sm: 3 },
  color: 'warning.contrastText',
  bgcolor: 'warning.main',
  '& :focus-visible': { outlineColor: 'currentcolor' },
  '@media print': { display: 'none' },
} as const

const words = {
  flex: 1,
  minWidth: 0,
  m: 0,
  typography: 'body2',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
} as const

export default HeldStrip
