/** Skip links over the menu, which Tab reaches first: to the page, and to the rows of its list. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { currentRow } from '#src/keys/useShortcuts.ts'

export const mainId = 'main-content'

export const SkipLink = () => {
  const translate = useTranslate()
  const link = (text: string, target: () => HTMLElement | null) => (
    <Button variant="contained" onClick={() => target()?.focus()} sx={unseen}>
      {translate(text)}
    </Button>
  )
  return (
    <>
      {link('ra.navigation.skip_nav', () => document.getElementById(mainId))}
      <Box sx={{ 'body:not(:has(main tr[data-index])) &': { display: 'none' } }}>
        {link('shell.skipToRows', currentRow)}
      </Box>
    </>
  )
}

const unseen = { position: 'fixed', top: -60, left: 12, zIndex: 'tooltip', '&:focus': { top: 12 } } as const
