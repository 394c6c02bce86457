// Generated from client-api-plugin.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { clientApiPlugin } from '#schemas/generated/client-api-plugin.ts'
import {
  Calls24hField,
  Calls30dField,
  CustomerField,
  DeprecatedField,
  ErrorRateField,
  LastSeenAtField,
  PluginField,
  VersionField,
} from './fields.tsx'

export const ClientApiPluginShow = () => (
  <EntityShow entity={clientApiPlugin}>
    <ShowGroup>
      <Detail source="customer" field={CustomerField} />
      <Detail source="plugin" field={PluginField} />
      <Detail source="version" field={VersionField} />
      <Detail source="lastSeenAt" field={LastSeenAtField} />
      <Detail source="calls24h" field={Calls24hField} />
      <Detail source="calls30d" field={Calls30dField} />
      <Detail source="errorRate" field={ErrorRateField} />
      <Detail source="deprecated" field={DeprecatedField} />
    </ShowGroup>
  </EntityShow>
)
