// Generated from export-job.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { exportJob } from '#schemas/generated/export-job.ts'
import {
  ApiKeyField,
  ColumnsField,
  CreatedAtField,
  CreatedByField,
  DoneField,
  EndedAtField,
  ExpiresAtField,
  FilterField,
  FormatField,
  RowsField,
  Sha256Field,
  SizeField,
  StateField,
  TotalField,
  TypeField,
  WhyField,
} from './fields.tsx'

export const ExportJobShow = () => (
  <EntityShow entity={exportJob}>
    <ShowGroup>
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
      <Detail source="type" field={TypeField} />
      <Detail source="columns" field={ColumnsField} />
      <Detail source="format" field={FormatField} />
      <Detail source="filter" field={FilterField} wide />
      <Detail source="state" field={StateField} />
      <Detail source="total" field={TotalField} />
      <Detail source="done" field={DoneField} />
      <Detail source="rows" field={RowsField} />
      <Detail source="size" field={SizeField} />
      <Detail source="sha256" field={Sha256Field} />
      <Detail source="why" field={WhyField} wide />
      <Detail source="apiKey" field={ApiKeyField} />
      <Detail source="endedAt" field={EndedAtField} />
      <Detail source="expiresAt" field={ExpiresAtField} />
    </ShowGroup>
  </EntityShow>
)
