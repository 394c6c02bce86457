/** The search below 1560 px: comes down from the top. Loaded when it is first opened. */
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { searchPanel } from '#src/layout/frame.ts'
import { Panel } from './Panel.tsx'
import { SearchForm } from './SearchForm.tsx'

const SearchPanel = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const translate = useTranslate()
  return (
    <Panel from="top" label={translate('shell.frame.search')} open={open} onClose={onClose} size={searchPanel}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, m: 'auto', width: 'min(640px, 100% - 32px)' }}>
        <SearchForm autoFocus onSearch={onClose} sx={{ flex: 1, height: 44 }} />
        <IconButton aria-label={translate('shell.frame.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
    </Panel>
  )
}

export default SearchPanel
