// Generated from processing-run.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { processingRun } from '#schemas/generated/processing-run.ts'
import {
  ApprovedAtField,
  ApprovedByField,
  BatchField,
  BatchPagesField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DoneField,
  ExcludedField,
  FailedField,
  FinishedAtField,
  HeldField,
  MostField,
  NameField,
  PlannedForField,
  ReasonField,
  SkippedField,
  StartedAtField,
  StatusField,
  StepsField,
  TotalField,
  TypeField,
} from './fields.tsx'

export const ProcessingRunShow = () => (
  <EntityShow entity={processingRun}>
    <ShowGroup>
      <Detail source="name" field={NameField} />
      <Detail source="type" field={TypeField} />
      <Detail source="plannedFor" field={PlannedForField} />
      <Detail source="steps" field={StepsField} wide />
      <Detail source="customer" field={CustomerField} />
      <Detail source="most" field={MostField} />
      <Detail source="status" field={StatusField} />
      <Detail source="excluded" field={ExcludedField} wide />
      <Detail source="total" field={TotalField} />
      <Detail source="done" field={DoneField} />
      <Detail source="held" field={HeldField} />
      <Detail source="skipped" field={SkippedField} />
      <Detail source="failed" field={FailedField} />
      <Detail source="approvedBy" field={ApprovedByField} />
      <Detail source="approvedAt" field={ApprovedAtField} />
      <Detail source="startedAt" field={StartedAtField} />
      <Detail source="finishedAt" field={FinishedAtField} />
      <Detail source="batch" field={BatchField} />
      <Detail source="batchPages" field={BatchPagesField} />
      <Detail source="reason" field={ReasonField} wide />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
    </ShowGroup>
  </EntityShow>
)
