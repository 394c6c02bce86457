// Generated from api-log.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { apiLog } from '#schemas/generated/api-log.ts'
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
} from './fields.tsx'

export const ApiLogShow = () => (
  <EntityShow entity={apiLog}>
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
  </EntityShow>
)
