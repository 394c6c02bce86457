// Generated from due-diligence.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RowsValue } from '#resources/fields/RowsValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={240} sortable numeric title />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const StatusField = () => (
  <StateValue
    source="status"
    tones={{ open: 'info', in_review: 'info', approved: 'success', rejected: 'danger', expired: 'warning' }}
  />
)
export const StatusColumn = () => <Column source="status" field={StatusField} width={140} sortable />

export const RiskField = () => <EnumValue source="risk" />
export const RiskColumn = () => <Column source="risk" field={RiskField} width={140} sortable />

export const ChecksField = () => (
  <RowsValue
    source="checks"
    columns={[
      {
        name: 'check',
        type: 'enum',
        required: true,
        values: ['kvk_extract', 'ubo', 'sanctions', 'pep', 'activity', 'country_risk', 'contract', 'vat'],
      },
      { name: 'result', type: 'enum', required: false, values: ['ok', 'attention', 'failed', 'not_applicable'] },
      { name: 'checkedOn', type: 'date', required: false },
      { name: 'source', type: 'string', required: false, maxLength: 160 },
      { name: 'note', type: 'text', required: false, maxLength: 1000 },
    ]}
  />
)
export const ChecksColumn = () => <Column source="checks" field={ChecksField} width={170} />

export const ReviewerField = () => <RelationValue source="reviewer" reference="user" embed={['name']} />
export const ReviewerColumn = () => <Column source="reviewer" field={ReviewerField} width={170} />

export const NextReviewField = () => <DateValue source="nextReview" />
export const NextReviewColumn = () => <Column source="nextReview" field={NextReviewField} width={125} sortable />

export const DecidedAtField = () => <DateTimeValue source="decidedAt" />
export const DecidedAtColumn = () => <Column source="decidedAt" field={DecidedAtField} width={165} sortable />

export const DecidedByField = () => <RelationValue source="decidedBy" reference="user" embed={['name']} />
export const DecidedByColumn = () => <Column source="decidedBy" field={DecidedByField} width={170} />

export const ReasonField = () => <LongTextValue source="reason" />
export const ReasonColumn = () => <Column source="reason" field={ReasonField} width={170} />

export const NotesField = () => <LongTextValue source="notes" />
export const NotesColumn = () => <Column source="notes" field={NotesField} width={170} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />
