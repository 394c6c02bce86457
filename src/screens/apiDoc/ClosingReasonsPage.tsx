/** Closing reasons, for users of the API. */
import { ApiDocPage } from './ApiDocPage.tsx'

const ClosingReasonsPage = () => (
  <ApiDocPage path="/api/v4/api-doc/closing-reasons" title="pages.apiClosingReasons" lead="apiDoc.reasonLead" />
)

export default ClosingReasonsPage
