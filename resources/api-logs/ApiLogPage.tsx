/** API log: list with filter form, and a drawer with one call. */
import { useLocation } from 'react-admin'
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
} from '#resources/generated/api-logs/fields.tsx'
import { EntityList } from '#resources/list/EntityList.tsx'
import { apiLog } from '#schemas/generated/api-log.ts'
import { ApiLogFilter } from './ApiLogFilter.tsx'
import { CallDrawer, hashOf } from './CallDrawer.tsx'

export const ApiLogPage = () => {
  const { search } = useLocation()
  return (
    <>
      <EntityList entity={apiLog} filterForm={ApiLogFilter} rowPath={(id) => ({ search, hash: hashOf(id) })}>
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
      <CallDrawer />
    </>
  )
}
