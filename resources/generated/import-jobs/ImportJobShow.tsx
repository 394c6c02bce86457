// Generated from import-job.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { importJob } from '#schemas/generated/import-job.ts'
import {
  ColumnsField,
  ContentGoneField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  FinishedAtField,
  FormatField,
  MappingField,
  MergeField,
  NameField,
  PartlyField,
  ReasonField,
  RowsCheckedField,
  RowsDuplicateField,
  RowsFailedField,
  RowsImportedField,
  RowsOkField,
  RowsTotalField,
  RowsUndoneField,
  SentByField,
  Sha256Field,
  SizeField,
  StartField,
  StartOnField,
  StartedAtField,
  StatusField,
  TypeField,
} from './fields.tsx'

export const ImportJobShow = () => (
  <EntityShow entity={importJob}>
    <ShowGroup>
      <Detail source="customer" field={CustomerField} />
      <Detail source="mapping" field={MappingField} />
      <Detail source="merge" field={MergeField} />
      <Detail source="start" field={StartField} />
      <Detail source="startOn" field={StartOnField} when={{ start: 'date' }} />
      <Detail source="partly" field={PartlyField} />
      <Detail source="name" field={NameField} />
      <Detail source="type" field={TypeField} />
      <Detail source="status" field={StatusField} />
      <Detail source="format" field={FormatField} />
      <Detail source="sha256" field={Sha256Field} />
      <Detail source="size" field={SizeField} />
      <Detail source="contentGone" field={ContentGoneField} />
      <Detail source="columns" field={ColumnsField} wide />
      <Detail source="rowsTotal" field={RowsTotalField} />
      <Detail source="rowsChecked" field={RowsCheckedField} />
      <Detail source="rowsOk" field={RowsOkField} />
      <Detail source="rowsFailed" field={RowsFailedField} />
      <Detail source="rowsDuplicate" field={RowsDuplicateField} />
      <Detail source="rowsImported" field={RowsImportedField} />
      <Detail source="rowsUndone" field={RowsUndoneField} />
      <Detail source="reason" field={ReasonField} wide />
      <Detail source="sentBy" field={SentByField} />
      <Detail source="startedAt" field={StartedAtField} />
      <Detail source="finishedAt" field={FinishedAtField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
  </EntityShow>
)
