/** Page of one call, for links from elsewhere. */
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { apiLog } from '#schemas/generated/api-log.ts'
import { CallValues } from './CallValues.tsx'

export const ApiLogShow = () => (
  <EntityShow entity={apiLog}>
    <CallValues />
  </EntityShow>
)
