// Generated from file-merge.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { fileMerge } from '#schemas/generated/file-merge.ts'
import {
  ClaimsField,
  CostsAfterField,
  CostsBeforeField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DebtorField,
  FilesField,
  LeadField,
  OutstandingAfterField,
  OutstandingBeforeField,
  StatusField,
  UndoneAtField,
  UndoneByField,
} from './fields.tsx'

export const FileMergeShow = () => (
  <EntityShow entity={fileMerge}>
    <ShowGroup>
      <Detail source="lead" field={LeadField} />
      <Detail source="files" field={FilesField} wide />
      <Detail source="customer" field={CustomerField} />
      <Detail source="debtor" field={DebtorField} />
      <Detail source="status" field={StatusField} />
      <Detail source="claims" field={ClaimsField} />
      <Detail source="costsBefore" field={CostsBeforeField} />
      <Detail source="costsAfter" field={CostsAfterField} />
      <Detail source="outstandingBefore" field={OutstandingBeforeField} />
      <Detail source="outstandingAfter" field={OutstandingAfterField} />
      <Detail source="undoneAt" field={UndoneAtField} />
      <Detail source="undoneBy" field={UndoneByField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
    </ShowGroup>
  </EntityShow>
)
