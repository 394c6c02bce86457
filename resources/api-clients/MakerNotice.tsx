/** Notice that the maker of a key, who has seen it, has left. */
import Alert from '@mui/material/Alert'
import { useRecordContext, useTranslate } from 'react-admin'
import type { ApiClient } from '#schemas/generated/api-client.ts'

export const MakerNotice = () => {
  const client = useRecordContext<ApiClient>()
  const translate = useTranslate()
  if (!client?.active || !client.keyPrefix || client.keyMadeBy?.active === true) return null
  const { keyMadeBy: maker } = client
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {maker ? translate('integration.key.makerClosed', { name: maker.name }) : translate('integration.key.makerGone')}
    </Alert>
  )
}
