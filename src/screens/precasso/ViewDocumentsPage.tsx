/** `/precasso/view-documents`: letters of pre-collection that wait to be sent. */
import { useTranslate } from 'react-admin'
import { DocumentQueue } from '#src/screens/documents/DocumentQueue.tsx'

const ViewDocumentsPage = () => {
  const translate = useTranslate()
  return <DocumentQueue of="precasso" title={translate('pages.precassoDocuments')} />
}

export default ViewDocumentsPage
