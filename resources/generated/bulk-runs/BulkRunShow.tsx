// Generated from bulk-run.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { bulkRun } from '#schemas/generated/bulk-run.ts'
import {
  ActionField,
  ChangedField,
  CheckedField,
  CreatedAtField,
  CreatedByField,
  DoneField,
  EndedAtField,
  EntityField,
  KeptField,
  RefusedField,
  SameField,
  StartedAtField,
  StateField,
  TotalField,
  UndoneField,
  WhyField,
} from './fields.tsx'

export const BulkRunShow = () => (
  <EntityShow entity={bulkRun}>
    <ShowGroup>
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
      <Detail source="entity" field={EntityField} />
      <Detail source="action" field={ActionField} />
      <Detail source="state" field={StateField} />
      <Detail source="total" field={TotalField} />
      <Detail source="checked" field={CheckedField} />
      <Detail source="done" field={DoneField} />
      <Detail source="changed" field={ChangedField} />
      <Detail source="same" field={SameField} />
      <Detail source="refused" field={RefusedField} />
      <Detail source="undone" field={UndoneField} />
      <Detail source="kept" field={KeptField} />
      <Detail source="why" field={WhyField} wide />
      <Detail source="startedAt" field={StartedAtField} />
      <Detail source="endedAt" field={EndedAtField} />
    </ShowGroup>
  </EntityShow>
)
