/** `/view-documents`: letters and annexes of files that wait to be sent. */
import { useTranslate } from 'react-admin'
import { DocumentQueue } from './DocumentQueue.tsx'

const ViewDocumentsPage = () => {
  const translate = useTranslate()
  return <DocumentQueue of="file" title={translate('documents.queue.title')} />
}

export default ViewDocumentsPage
