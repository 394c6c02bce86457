/** The search of files before anything is asked: its field, the way to all files, and what its reader is busy with. */
import FolderOpen from '@mui/icons-material/FolderOpen'
import Tune from '@mui/icons-material/Tune'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense, useState, type ComponentType } from 'react'
import { LinkBase, useGetResourceLabel, useNavigate, useTranslate } from 'react-admin'
import { PageTitle } from '#resources/page/PageTitle.tsx'
import { textWidth, widePage } from '#resources/page/pageGrid.ts'
import { panelState } from '#resources/list/panel/panelFilter.ts'
import { file } from '#schemas/generated/file.ts'
import { searchQuery } from './exactFile.ts'
import { QuickBox } from './QuickBox.tsx'

/** Query of the list without any condition. */
const everything = '?page=1'

export const FileSearchStart = ({ below: Below }: { below: ComponentType }) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const title = useGetResourceLabel()(file.name, 2)
  const [text, setText] = useState('')
  const handleSearch = (search: string) => navigate({ search: search === '' ? everything : searchQuery(search) })
  return (
    <Box sx={widePage}>
      <PageTitle>{title}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, maxWidth: textWidth }}>
        <QuickBox text={text} onText={setText} onSearch={handleSearch} autoFocus sx={{ flex: '1 1 320px' }} />
        <Button
          startIcon={<Tune />}
          aria-haspopup="dialog"
          onClick={() => navigate({ search: everything }, { state: panelState })}
        >
          {translate('list.form.open')}
        </Button>
        <Button startIcon={<FolderOpen />} component={LinkBase} to={{ search: everything }}>
          {translate('fileSearch.all')}
        </Button>
      </Box>
      <Suspense>
        <Below />
      </Suspense>
    </Box>
  )
}
