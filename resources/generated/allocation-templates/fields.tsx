// Generated from allocation-template.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { RelationsValue } from '#resources/fields/RelationsValue.tsx'
import { RowsValue } from '#resources/fields/RowsValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export const CustomersField = () => <RelationsValue source="customers" reference="customer" embed={['company']} />
export const CustomersColumn = () => <Column source="customers" field={CustomersField} width={170} />

export const PhaseField = () => <EnumValue source="phase" />
export const PhaseColumn = () => <Column source="phase" field={PhaseField} width={205} sortable />

export const ComponentsField = () => (
  <RowsValue
    source="components"
    columns={[
      {
        name: 'component',
        type: 'enum',
        required: true,
        values: ['execution_costs', 'court_costs', 'collection_costs', 'other_costs', 'interest', 'principal'],
      },
    ]}
  />
)
export const ComponentsColumn = () => <Column source="components" field={ComponentsField} width={170} />

export const RespectDesignationField = () => <BooleanValue source="respectDesignation" />
export const RespectDesignationColumn = () => <Column source="respectDesignation" field={RespectDesignationField} width={200} sortable flag />

export const MostOnerousFirstField = () => <BooleanValue source="mostOnerousFirst" />
export const MostOnerousFirstColumn = () => <Column source="mostOnerousFirst" field={MostOnerousFirstField} width={165} sortable flag />

export const OldestFirstField = () => <BooleanValue source="oldestFirst" />
export const OldestFirstColumn = () => <Column source="oldestFirst" field={OldestFirstField} width={165} sortable flag />

export const BailiffCostsFirstField = () => <BooleanValue source="bailiffCostsFirst" />
export const BailiffCostsFirstColumn = () => <Column source="bailiffCostsFirst" field={BailiffCostsFirstField} width={210} sortable flag />

export const IsDefaultField = () => <BooleanValue source="isDefault" />
export const IsDefaultColumn = () => <Column source="isDefault" field={IsDefaultField} width={140} sortable flag />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
