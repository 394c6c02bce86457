// Generated from api-log.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { apiLog } from '#schemas/generated/api-log.ts'
import {
  ApiClientColumn,
  AtColumn,
  CustomerColumn,
  DurationMsColumn,
  IdColumn,
  IpColumn,
  MethodColumn,
  PathColumn,
  StatusColumn,
  TypeColumn,
} from './fields.tsx'

export const ApiLogList = () => (
  <EntityList entity={apiLog} filters={['id', 'at', 'customer', 'apiClient', 'ip', 'type', 'status', 'durationMs']}>
    <AtColumn key="at" />
    <IdColumn key="id" />
    <CustomerColumn key="customer" />
    <ApiClientColumn key="apiClient" />
    <IpColumn key="ip" />
    <MethodColumn key="method" />
    <PathColumn key="path" />
    <TypeColumn key="type" />
    <StatusColumn key="status" />
    <DurationMsColumn key="durationMs" />
  </EntityList>
)
