/** The menu below 1560 px. Loaded when it is first opened. */
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { Brand } from '#src/page/Brand.tsx'
import { headerHeight, menuPanel } from '#src/layout/frame.ts'
import { MenuList } from '#src/menu/MenuList.tsx'
import { Panel } from './Panel.tsx'

const MenuPanel = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const translate = useTranslate()
  return (
    <Panel from="left" label={translate('shell.menu')} open={open} onClose={onClose} size={menuPanel}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0, height: headerHeight, pl: 2.5, pr: 1 }}>
        <Brand />
        <Box sx={{ flex: 1 }} />
        <IconButton autoFocus aria-label={translate('ra.action.close_menu')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <MenuList onOpen={onClose} />
    </Panel>
  )
}

export default MenuPanel
