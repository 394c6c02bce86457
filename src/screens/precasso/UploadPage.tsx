/** `/precasso/upload`: a client's file of invoices becomes items; checked first, and taken back while nothing followed. */
import Button from '@mui/material/Button'
import { LinkBase, useTranslate } from 'react-admin'
import { ImportOf } from '#src/screens/fileImport/ImportOf.tsx'

const UploadPage = () => {
  const translate = useTranslate()
  return (
    <ImportOf
      kind="precasso"
      title={translate('pages.precassoUpload')}
      beside={
        <Button component={LinkBase} to="/precasso/upload/view-uploaded" sx={{ ml: { sm: 'auto' } }}>
          {translate('fileImport.uploads')}
        </Button>
      }
    />
  )
}

export default UploadPage
