// Generated from processing-item.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const RunField = () => <RelationValue source="run" reference="processing-run" embed={['name']} />
export const RunColumn = () => <Column source="run" field={RunField} width={170} />

export const FileField = () => <RelationValue source="file" reference="file" embed={['number']} />
export const FileColumn = () => <Column source="file" field={FileField} width={170} />

export const PrecassoField = () => <RelationValue source="precasso" reference="precasso" embed={['number']} />
export const PrecassoColumn = () => <Column source="precasso" field={PrecassoField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const StepField = () => <RelationValue source="step" reference="workflow-step" embed={['name']} />
export const StepColumn = () => <Column source="step" field={StepField} width={170} />

export const PlannedForField = () => <DateValue source="plannedFor" />
export const PlannedForColumn = () => <Column source="plannedFor" field={PlannedForField} width={125} sortable />

export const StatusField = () => <StateValue source="status" tones={{ pending: 'info', done: 'success', in_hold: 'warning', error: 'danger' }} />
export const StatusColumn = () => <Column source="status" field={StatusField} width={240} sortable title />

export const HoldReasonField = () => <EnumValue source="holdReason" />
export const HoldReasonColumn = () => <Column source="holdReason" field={HoldReasonField} width={240} sortable />

export const NoteField = () => <LongTextValue source="note" />
export const NoteColumn = () => <Column source="note" field={NoteField} width={170} />

export const AssignedToField = () => <RelationValue source="assignedTo" reference="user" embed={['name']} />
export const AssignedToColumn = () => <Column source="assignedTo" field={AssignedToField} width={170} />

export const SinceField = () => <DateTimeValue source="since" />
export const SinceColumn = () => <Column source="since" field={SinceField} width={165} sortable />

export const DecidedByField = () => <RelationValue source="decidedBy" reference="user" embed={['name']} />
export const DecidedByColumn = () => <Column source="decidedBy" field={DecidedByField} width={170} />

export const ReasonField = () => <LongTextValue source="reason" />
export const ReasonColumn = () => <Column source="reason" field={ReasonField} width={170} />
