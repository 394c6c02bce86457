// Generated from allocation-template.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationsControl } from '#resources/inputs/choice/RelationControl.tsx'
import { RowsControl } from '#resources/inputs/rows/RowsControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const CustomersInput = () => (
  <RelationsControl source="customers" reference="customer" embed={['company']} partOf="parent" />
)

export const PhaseInput = () => (
  <EnumControl source="phase" values={['amicable', 'judicial', 'monitoring', 'bailiff', 'partner', 'shv']} />
)

export const ComponentsInput = () => (
  <RowsControl
    source="components"
    columns={[
      {
        name: 'component',
        type: 'enum',
        required: true,
        values: ['execution_costs', 'court_costs', 'collection_costs', 'other_costs', 'interest', 'principal'],
      },
    ]}
    required
  />
)

export const RespectDesignationInput = () => <BooleanControl source="respectDesignation" />

export const MostOnerousFirstInput = () => <BooleanControl source="mostOnerousFirst" />

export const OldestFirstInput = () => <BooleanControl source="oldestFirst" />

export const BailiffCostsFirstInput = () => <BooleanControl source="bailiffCostsFirst" />

export const IsDefaultInput = () => <BooleanControl source="isDefault" />

export const ActiveInput = () => <BooleanControl source="active" />
