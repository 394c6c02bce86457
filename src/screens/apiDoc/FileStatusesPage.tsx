/** File statuses, for users of the API. */
import { ApiDocPage } from './ApiDocPage.tsx'

const FileStatusesPage = () => (
  <ApiDocPage path="/api/v4/api-doc/file-statuses" title="pages.apiFileStatuses" lead="apiDoc.statusLead" />
)

export default FileStatusesPage
