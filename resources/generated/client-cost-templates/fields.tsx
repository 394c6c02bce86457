// Generated from client-cost-template.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RowsValue } from '#resources/fields/RowsValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export const DescriptionField = () => <LongTextValue source="description" />
export const DescriptionColumn = () => <Column source="description" field={DescriptionField} width={170} />

export const RulesField = () => (
  <RowsValue
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
  />
)
export const RulesColumn = () => <Column source="rules" field={RulesField} width={170} />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
