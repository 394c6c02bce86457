/** The bar at the top: what page this is, and what belongs to the person. */
import MenuIcon from '@mui/icons-material/Menu'
import AppBar from '@mui/material/AppBar'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import { useTranslate } from 'react-admin'
import { AccountMenu } from './AccountMenu.tsx'
import { PageTitle } from './pageTitle.tsx'
import { AppearanceMenu, LanguageMenu } from './preferences.tsx'

/** @param onMenu Opens the drawer; absent where the menu stands beside the page. */
export const Header = ({ onMenu }: { onMenu?: () => void }) => {
  const translate = useTranslate()
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}
    >
      <Toolbar sx={{ gap: 0.5, minHeight: '60px !important' }}>
        {onMenu && (
          <IconButton edge="start" aria-label={translate('ra.action.open_menu')} onClick={onMenu} sx={{ mr: 1 }}>
            <MenuIcon />
          </IconButton>
        )}
        <PageTitle />
        <LanguageMenu />
        <AppearanceMenu />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  )
}
