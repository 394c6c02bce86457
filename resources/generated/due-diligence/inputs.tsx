// Generated from due-diligence.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'
import { RowsControl } from '#resources/inputs/rows/RowsControl.tsx'

export const CustomerInput = () => (
  <RelationControl source="customer" reference="customer" embed={['company']} partOf="parent" required />
)

export const RiskInput = () => <EnumControl source="risk" values={['low', 'medium', 'high']} />

export const ChecksInput = () => (
  <RowsControl
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

export const ReviewerInput = () => (
  <RelationControl source="reviewer" reference="user" embed={['name']} where={{ kind: 'employee', active: true }} />
)

export const NextReviewInput = () => <DateControl source="nextReview" />

export const NotesInput = () => <LongTextControl source="notes" />
