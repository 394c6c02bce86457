/** Details of a call, with request and response below. */
import { useRecordContext } from 'react-admin'
import {
  ApiClientField,
  AtField,
  CustomerField,
  DurationMsField,
  IpField,
  MethodField,
  PathField,
  StatusField,
  TypeField,
} from '#resources/generated/api-logs/fields.tsx'
import { Detail } from '#resources/show/Detail.tsx'
import { Exchange } from '#resources/show/Exchange.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { apiLog } from '#schemas/generated/api-log.ts'

export const CallValues = () => {
  const record = useRecordContext()
  return (
    <>
      <ShowGroup>
        <Detail source="at" field={AtField} />
        <Detail source="customer" field={CustomerField} />
        <Detail source="apiClient" field={ApiClientField} />
        <Detail source="ip" field={IpField} />
        <Detail source="method" field={MethodField} />
        <Detail source="path" field={PathField} />
        <Detail source="type" field={TypeField} />
        <Detail source="status" field={StatusField} />
        <Detail source="durationMs" field={DurationMsField} />
      </ShowGroup>
      {record && <Exchange path={`${apiLog.api}/${record.id}/exchange`} />}
    </>
  )
}
