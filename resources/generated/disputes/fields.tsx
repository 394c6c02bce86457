// Generated from dispute.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={240} sortable numeric title />

export const FileField = () => <RelationValue source="file" reference="file" embed={['number']} />
export const FileColumn = () => <Column source="file" field={FileField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const KindField = () => <EnumValue source="kind" />
export const KindColumn = () => <Column source="kind" field={KindField} width={195} sortable />

export const TextField = () => <LongTextValue source="text" />
export const TextColumn = () => <Column source="text" field={TextField} width={170} />

export const OpenedAtField = () => <DateValue source="openedAt" />
export const OpenedAtColumn = () => <Column source="openedAt" field={OpenedAtField} width={125} sortable />

export const StatusField = () => <StateValue source="status" tones={{ open: 'warning', waiting_client: 'info', granted: 'success' }} />
export const StatusColumn = () => <Column source="status" field={StatusField} width={190} sortable />

export const QuestionField = () => <LongTextValue source="question" />
export const QuestionColumn = () => <Column source="question" field={QuestionField} width={170} />

export const ClientAnswerDueField = () => <DateValue source="clientAnswerDue" />
export const ClientAnswerDueColumn = () => <Column source="clientAnswerDue" field={ClientAnswerDueField} width={155} sortable />

export const AnswerField = () => <LongTextValue source="answer" />
export const AnswerColumn = () => <Column source="answer" field={AnswerField} width={170} />

export const AnsweredAtField = () => <DateTimeValue source="answeredAt" />
export const AnsweredAtColumn = () => <Column source="answeredAt" field={AnsweredAtField} width={165} sortable />

export const AnsweredByField = () => <RelationValue source="answeredBy" reference="user" embed={['name']} />
export const AnsweredByColumn = () => <Column source="answeredBy" field={AnsweredByField} width={170} read="ROLE_EMPLOYEE" />

export const OutcomeField = () => <LongTextValue source="outcome" />
export const OutcomeColumn = () => <Column source="outcome" field={OutcomeField} width={170} />

export const ClosedAtField = () => <DateTimeValue source="closedAt" />
export const ClosedAtColumn = () => <Column source="closedAt" field={ClosedAtField} width={165} sortable />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} read="ROLE_EMPLOYEE" />
