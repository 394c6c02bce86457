/** The header below 1560 px: a side menu and a search panel, which open by button and by swipe. */
import MenuIcon from '@mui/icons-material/Menu'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { currentUser } from '#providers/session.ts'
import { WhenFirst } from '#resources/page/WhenFirst.tsx'
import { mayOpen } from '#src/pages.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { headerHeight, swipe } from '#src/layout/frame.ts'
import { HeaderBar } from './HeaderBar.tsx'
import { Personal } from './Personal.tsx'
import { searchPage } from './SearchForm.tsx'
import { useSwipeFrom } from './useSwipeFrom.ts'

const MenuPanel = lazyPart(() => import('./MenuPanel.tsx'), 'dialog')
const SearchPanel = lazyPart(() => import('./SearchPanel.tsx'), 'dialog')

export const MobileHeader = () => {
  const [open, setOpen] = useState<'menu' | 'search' | null>(null)
  const translate = useTranslate()
  const hasMenu = currentUser() !== null
  const hasSearch = mayOpen(searchPage)
  useSwipeFrom('left', swipe.edge, hasMenu, () => setOpen('menu'))
  useSwipeFrom('top', headerHeight, hasSearch, () => setOpen('search'))
  const close = () => setOpen(null)
  const button = (panel: 'menu' | 'search', label: string) => ({
    'aria-label': translate(label),
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open === panel,
    onClick: () => setOpen(panel),
  })
  return (
    <>
      <HeaderBar
        start={
          hasMenu && (
            <IconButton edge="start" {...button('menu', 'ra.action.open_menu')}>
              <MenuIcon />
            </IconButton>
          )
        }
      >
        <Box sx={{ flex: 1 }} />
        {hasSearch && (
          <IconButton {...button('search', 'shell.frame.openSearch')}>
            <Search fontSize="small" />
          </IconButton>
        )}
        <Personal />
      </HeaderBar>
      <WhenFirst wanted={open === 'menu'}>
        <MenuPanel open={open === 'menu'} onClose={close} />
      </WhenFirst>
      <WhenFirst wanted={open === 'search'}>
        <SearchPanel open={open === 'search'} onClose={close} />
      </WhenFirst>
    </>
  )
}
