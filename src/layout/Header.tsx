/** The bar at the top: the product, and what belongs to the person. */
import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { AccountMenu } from './AccountMenu.tsx'
import { Brand } from './Brand.tsx'
import { AppearanceMenu, LanguageMenu } from './preferences.tsx'

export const headerHeight = 56

/** @param onMenu Opens the drawer; absent where the menu stands beside the page. */
export const Header = ({ onMenu }: { onMenu?: () => void }) => {
  const translate = useTranslate()
  return (
    <Box component="header" sx={bar}>
      {onMenu && (
        <IconButton edge="start" aria-label={translate('ra.action.open_menu')} onClick={onMenu} sx={{ mr: 0.5 }}>
          <MenuIcon />
        </IconButton>
      )}
      <Brand />
      <Box sx={{ flex: 1 }} />
      <LanguageMenu />
      <AppearanceMenu />
      <AccountMenu />
    </Box>
  )
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  height: headerHeight,
  px: { xs: 1.5, sm: 3 },
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const
