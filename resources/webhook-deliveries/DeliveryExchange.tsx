/** Request and answer of a delivery, below its values. */
import { useRecordContext } from 'react-admin'
import type { PartProps } from '#resources/contexts/entityOptions.ts'
import { Exchange } from '#resources/show/Exchange.tsx'

export const DeliveryExchange = ({ entity }: PartProps) => {
  const record = useRecordContext()
  return record ? <Exchange path={`${entity.api}/${record.id}/exchange`} /> : null
}
