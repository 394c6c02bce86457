// Generated from processing-run.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RelationsValue } from '#resources/fields/RelationsValue.tsx'
import { RowsValue } from '#resources/fields/RowsValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} title />

export const TypeField = () => <EnumValue source="type" />
export const TypeColumn = () => <Column source="type" field={TypeField} width={205} sortable />

export const StatusField = () => (
  <StateValue
    source="status"
    tones={{ draft: 'info', approved: 'info', running: 'warning', completed: 'success', failed: 'danger' }}
  />
)
export const StatusColumn = () => <Column source="status" field={StatusField} width={140} sortable />

export const PlannedForField = () => <DateValue source="plannedFor" />
export const PlannedForColumn = () => <Column source="plannedFor" field={PlannedForField} width={125} sortable />

export const StepsField = () => <RelationsValue source="steps" reference="workflow-step" embed={['name']} />
export const StepsColumn = () => <Column source="steps" field={StepsField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const ExcludedField = () => (
  <RowsValue
    source="excluded"
    columns={[
      { name: 'file', type: 'integer', required: false },
      { name: 'precasso', type: 'integer', required: false },
    ]}
  />
)
export const ExcludedColumn = () => <Column source="excluded" field={ExcludedField} width={170} />

export const MostField = () => <TextValue source="most" />
export const MostColumn = () => <Column source="most" field={MostField} width={100} sortable numeric />

export const TotalField = () => <TextValue source="total" />
export const TotalColumn = () => <Column source="total" field={TotalField} width={105} sortable numeric />

export const DoneField = () => <TextValue source="done" />
export const DoneColumn = () => <Column source="done" field={DoneField} width={100} sortable numeric />

export const HeldField = () => <TextValue source="held" />
export const HeldColumn = () => <Column source="held" field={HeldField} width={125} sortable numeric />

export const SkippedField = () => <TextValue source="skipped" />
export const SkippedColumn = () => <Column source="skipped" field={SkippedField} width={135} sortable numeric />

export const FailedField = () => <TextValue source="failed" />
export const FailedColumn = () => <Column source="failed" field={FailedField} width={100} sortable numeric />

export const ApprovedByField = () => <RelationValue source="approvedBy" reference="user" embed={['name']} />
export const ApprovedByColumn = () => <Column source="approvedBy" field={ApprovedByField} width={170} />

export const ApprovedAtField = () => <DateTimeValue source="approvedAt" />
export const ApprovedAtColumn = () => <Column source="approvedAt" field={ApprovedAtField} width={165} sortable />

export const StartedAtField = () => <DateTimeValue source="startedAt" />
export const StartedAtColumn = () => <Column source="startedAt" field={StartedAtField} width={165} sortable />

export const FinishedAtField = () => <DateTimeValue source="finishedAt" />
export const FinishedAtColumn = () => <Column source="finishedAt" field={FinishedAtField} width={165} sortable />

export const BatchField = () => <TextValue source="batch" />
export const BatchColumn = () => <Column source="batch" field={BatchField} width={130} />

export const BatchPagesField = () => <TextValue source="batchPages" />
export const BatchPagesColumn = () => <Column source="batchPages" field={BatchPagesField} width={105} sortable numeric />

export const ReasonField = () => <LongTextValue source="reason" />
export const ReasonColumn = () => <Column source="reason" field={ReasonField} width={170} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />
