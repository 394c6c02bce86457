/** `/file/import` and `/file/import/subscription`: files of claims, and of terms. */
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useLocation, useNavigate, useTranslate } from 'react-admin'
import { ImportOf } from './ImportOf.tsx'

const paths = { file: '/file/import', subscription: '/file/import/subscription' } as const
const titles = { file: 'pages.fileImport', subscription: 'pages.termImport' } as const
type FileKind = keyof typeof paths

const FileImportPage = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const kind: FileKind = useLocation().pathname.endsWith('/subscription') ? 'subscription' : 'file'
  return (
    <ImportOf
      kind={kind}
      title={translate(titles[kind])}
      choice={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={kind}
          aria-label={translate('fileImport.kind')}
          onChange={(_, next: FileKind | null) => next && navigate(paths[next])}
        >
          {(['file', 'subscription'] as const).map((one) => (
            <ToggleButton key={one} value={one} sx={{ px: 1.5 }}>
              {translate(`fileImport.kinds.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    />
  )
}

export default FileImportPage
