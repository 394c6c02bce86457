// Generated from import-mapping.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { RowsControl } from '#resources/inputs/rows/RowsControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const TypeInput = () => (
  <EnumControl source="type" values={['file', 'subscription', 'precasso', 'precasso_update']} required />
)

export const CustomerInput = () => (
  <RelationControl source="customer" reference="customer" embed={['company']} partOf="parent" />
)

export const DateOrderInput = () => <EnumControl source="dateOrder" values={['dmy', 'mdy']} />

export const DecimalInput = () => <EnumControl source="decimal" values={['auto', 'comma', 'point']} />

export const ColumnsInput = () => (
  <RowsControl
    source="columns"
    columns={[
      { name: 'header', type: 'string', required: true, minLength: 1, maxLength: 200 },
      { name: 'to', type: 'string', required: true, minLength: 1, maxLength: 80 },
    ]}
  />
)

export const ActiveInput = () => <BooleanControl source="active" />
