/**
 * `/precasso/upload`: a client's file of invoices becomes items, and one of payments and credits (`?type=precasso_update`)
 * is booked on them; checked first, and taken back while nothing followed.
 */
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { LinkBase, useLocation, useNavigate, useTranslate } from 'react-admin'
import { ImportOf } from '#src/screens/fileImport/ImportOf.tsx'

const kinds = ['precasso', 'precasso_update'] as const
type UploadKind = (typeof kinds)[number]

const UploadPage = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search).get('type')
  const kind = kinds.find((one) => one === asked) ?? 'precasso'
  return (
    <ImportOf
      kind={kind}
      title={translate('pages.precassoUpload')}
      beside={
        <Button component={LinkBase} to="/precasso/upload/view-uploaded" sx={{ ml: { sm: 'auto' } }}>
          {translate('fileImport.uploads')}
        </Button>
      }
      choice={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={kind}
          aria-label={translate('fileImport.kind')}
          onChange={(_, next: UploadKind | null) =>
            next && navigate(next === 'precasso' ? pathname : `${pathname}?type=${next}`)
          }
        >
          {kinds.map((one) => (
            <ToggleButton key={one} value={one} sx={{ px: 1.5 }}>
              {translate(`fileImport.kinds.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    />
  )
}

export default UploadPage
