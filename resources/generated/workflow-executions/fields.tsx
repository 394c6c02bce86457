// Generated from workflow-execution.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={240} sortable numeric title />

export const FileField = () => <RelationValue source="file" reference="file" embed={['number']} />
export const FileColumn = () => <Column source="file" field={FileField} width={170} />

export const PrecassoField = () => <RelationValue source="precasso" reference="precasso" embed={['number']} />
export const PrecassoColumn = () => <Column source="precasso" field={PrecassoField} width={170} />

export const WorkflowField = () => <RelationValue source="workflow" reference="workflow" embed={['name', 'revision']} />
export const WorkflowColumn = () => <Column source="workflow" field={WorkflowField} width={170} />

export const StepField = () => <RelationValue source="step" reference="workflow-step" embed={['name']} />
export const StepColumn = () => <Column source="step" field={StepField} width={170} />

export const RunField = () => <RelationValue source="run" reference="processing-run" embed={['name']} />
export const RunColumn = () => <Column source="run" field={RunField} width={170} />

export const PlannedForField = () => <DateValue source="plannedFor" />
export const PlannedForColumn = () => <Column source="plannedFor" field={PlannedForField} width={125} sortable />

export const ExecutedAtField = () => <DateTimeValue source="executedAt" />
export const ExecutedAtColumn = () => <Column source="executedAt" field={ExecutedAtField} width={165} sortable />

export const ResultField = () => <EnumValue source="result" />
export const ResultColumn = () => <Column source="result" field={ResultField} width={140} sortable />

export const HoldReasonField = () => <EnumValue source="holdReason" />
export const HoldReasonColumn = () => <Column source="holdReason" field={HoldReasonField} width={240} sortable />

export const NoteField = () => <LongTextValue source="note" />
export const NoteColumn = () => <Column source="note" field={NoteField} width={170} />

export const MessageField = () => <RelationValue source="message" reference="message" embed={['channel', 'status']} />
export const MessageColumn = () => <Column source="message" field={MessageField} width={170} />

export const CostLineField = () => <RelationValue source="costLine" reference="cost-line" embed={['amount']} />
export const CostLineColumn = () => <Column source="costLine" field={CostLineField} width={170} />

export const AgendaItemField = () => <RelationValue source="agendaItem" reference="agenda-item" embed={['date']} />
export const AgendaItemColumn = () => <Column source="agendaItem" field={AgendaItemField} width={170} />

export const ByField = () => <RelationValue source="by" reference="user" embed={['name']} />
export const ByColumn = () => <Column source="by" field={ByField} width={170} />
