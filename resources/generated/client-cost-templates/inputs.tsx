// Generated from client-cost-template.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { RowsControl } from '#resources/inputs/rows/RowsControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const DescriptionInput = () => <LongTextControl source="description" />

export const RulesInput = () => (
  <RowsControl
    source="rules"
    columns={[
      {
        name: 'trigger',
        type: 'enum',
        required: true,
        values: ['file_opened', 'collected', 'letter', 'closed_no_result', 'precasso_item', 'legal_act', 'month'],
      },
      { name: 'basis', type: 'enum', required: true, values: ['amount', 'percent_principal', 'percent_collected'] },
      { name: 'amount', type: 'money', required: false },
      { name: 'percent', type: 'percentage', format: 'share', required: false },
      { name: 'bandFrom', type: 'money', required: false },
      { name: 'bandTo', type: 'money', required: false },
      { name: 'minimum', type: 'money', required: false },
      { name: 'maximum', type: 'money', required: false },
      { name: 'vatRate', type: 'percentage', format: 'share', required: false },
      { name: 'keepBik', type: 'boolean', required: false, default: false },
      { name: 'keepInterest', type: 'boolean', required: false, default: false },
      { name: 'validFrom', type: 'date', required: true },
    ]}
    required
  />
)

export const ActiveInput = () => <BooleanControl source="active" />
