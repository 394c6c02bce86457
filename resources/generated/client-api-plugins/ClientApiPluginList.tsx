// Generated from client-api-plugin.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { clientApiPlugin } from '#schemas/generated/client-api-plugin.ts'
import {
  Calls24hColumn,
  Calls30dColumn,
  CustomerColumn,
  DeprecatedColumn,
  ErrorRateColumn,
  LastSeenAtColumn,
  PluginColumn,
  VersionColumn,
} from './fields.tsx'

export const ClientApiPluginList = () => (
  <EntityList
    entity={clientApiPlugin}
    filters={['customer', 'plugin', 'version', 'lastSeenAt', 'calls24h', 'calls30d', 'errorRate', 'deprecated']}
  >
    <CustomerColumn key="customer" />
    <PluginColumn key="plugin" />
    <VersionColumn key="version" />
    <LastSeenAtColumn key="lastSeenAt" />
    <Calls24hColumn key="calls24h" />
    <Calls30dColumn key="calls30d" />
    <ErrorRateColumn key="errorRate" />
    <DeprecatedColumn key="deprecated" />
  </EntityList>
)
