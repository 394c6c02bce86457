// Generated from import-mapping.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { importMapping } from '#schemas/generated/import-mapping.ts'
import {
  ActiveField,
  ColumnsField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DateOrderField,
  DecimalField,
  NameField,
  TypeField,
} from './fields.tsx'

export const ImportMappingShow = () => (
  <EntityShow entity={importMapping}>
    <ShowGroup>
      <Detail source="name" field={NameField} />
      <Detail source="type" field={TypeField} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="dateOrder" field={DateOrderField} />
      <Detail source="decimal" field={DecimalField} />
      <Detail source="columns" field={ColumnsField} wide />
      <Detail source="active" field={ActiveField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
  </EntityShow>
)
