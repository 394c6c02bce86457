// Generated from scheduled-send.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export const TypeField = () => <EnumValue source="type" />
export const TypeColumn = () => <Column source="type" field={TypeField} width={205} sortable />

export const WorkflowField = () => <RelationValue source="workflow" reference="workflow" embed={['name']} />
export const WorkflowColumn = () => <Column source="workflow" field={WorkflowField} width={170} />

export const StepField = () => <RelationValue source="step" reference="workflow-step" embed={['name']} />
export const StepColumn = () => <Column source="step" field={StepField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const TimeField = () => <TextValue source="time" />
export const TimeColumn = () => <Column source="time" field={TimeField} width={130} />

export const DaysField = () => <ListValue source="days" />
export const DaysColumn = () => <Column source="days" field={DaysField} width={170} />

export const MaxItemsField = () => <TextValue source="maxItems" />
export const MaxItemsColumn = () => <Column source="maxItems" field={MaxItemsField} width={100} sortable numeric />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />

export const NextRunAtField = () => <DateTimeValue source="nextRunAt" />
export const NextRunAtColumn = () => <Column source="nextRunAt" field={NextRunAtField} width={165} sortable />

export const LastRunAtField = () => <DateTimeValue source="lastRunAt" />
export const LastRunAtColumn = () => <Column source="lastRunAt" field={LastRunAtField} width={165} sortable />

export const LastRunField = () => <RelationValue source="lastRun" reference="processing-run" embed={['name']} />
export const LastRunColumn = () => <Column source="lastRun" field={LastRunField} width={170} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />

/** What is shown or filled in by hand is so by the name of a property. */
type Own = Extract<keyof typeof import('#resources/scheduled-sends/fields.tsx'), `${string}${'Field' | 'Input'}`>
type Known = `${'Id' | 'Name' | 'Type' | 'Workflow' | 'Step' | 'Customer' | 'Time' | 'Days' | 'MaxItems' | 'Active' | 'NextRunAt' | 'LastRunAt' | 'LastRun' | 'CreatedAt' | 'CreatedBy'}${'Field' | 'Input'}`
;({}) satisfies Record<Exclude<Own, Known>, never>
