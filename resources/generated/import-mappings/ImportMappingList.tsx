// Generated from import-mapping.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { importMapping } from '#schemas/generated/import-mapping.ts'
import {
  ActiveColumn,
  CreatedAtColumn,
  CreatedByColumn,
  CustomerColumn,
  DateOrderColumn,
  DecimalColumn,
  NameColumn,
  TypeColumn,
} from './fields.tsx'

export const ImportMappingList = () => (
  <EntityList
    entity={importMapping}
    filters={['name', 'type', 'customer', 'dateOrder', 'decimal', 'active', 'createdAt', 'createdBy']}
  >
    <NameColumn key="name" />
    <TypeColumn key="type" />
    <CustomerColumn key="customer" />
    <DateOrderColumn key="dateOrder" />
    <DecimalColumn key="decimal" />
    <ActiveColumn key="active" />
    <CreatedAtColumn key="createdAt" />
    <CreatedByColumn key="createdBy" />
  </EntityList>
)
