/** Creates or replaces the key of an API client. */
import Key from '@mui/icons-material/KeyOutlined'
import { useRecordContext, useTranslate } from 'react-admin'
import { OnceAction } from '#resources/actions/OnceAction.tsx'
import { useMay } from '#resources/may.ts'
import { apiClient as entity, type ApiClient } from '#schemas/generated/api-client.ts'

export const KeyAction = () => {
  const client = useRecordContext<ApiClient>()
  const translate = useTranslate()
  const may = useMay()
  if (!client || !may(entity.access.update)) return null
  const has = client.keyPrefix !== null
  return (
    <OnceAction
      icon={<Key />}
      path={`${entity.api}/${client.id}/key`}
      member="key"
      label={translate(has ? 'integration.key.renew' : 'integration.key.make')}
      question={has ? translate('integration.key.question') : undefined}
      title={translate('integration.key.title')}
      lead={translate('integration.key.lead')}
    />
  )
}
