// Generated from extra-cost-definition.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { PercentageValue } from '#resources/fields/PercentageValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const CodeField = () => <TextValue source="code" />
export const CodeColumn = () => <Column source="code" field={CodeField} width={170} sortable />

export const NameField = () => <LocalizedValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} title />

export const CostTypeField = () => <RelationValue source="costType" reference="cost-type" embed={['name']} />
export const CostTypeColumn = () => <Column source="costType" field={CostTypeField} width={170} />

export const PricingField = () => <EnumValue source="pricing" />
export const PricingColumn = () => <Column source="pricing" field={PricingField} width={170} sortable />

export const AmountField = () => <MoneyValue source="amount" />
export const AmountColumn = () => <Column source="amount" field={AmountField} width={140} sortable numeric />

export const VatRateField = () => <PercentageValue source="vatRate" />
export const VatRateColumn = () => <Column source="vatRate" field={VatRateField} width={100} numeric />

export const ChargeToField = () => <EnumValue source="chargeTo" />
export const ChargeToColumn = () => <Column source="chargeTo" field={ChargeToField} width={140} sortable />

export const ApprovalAboveField = () => <MoneyValue source="approvalAbove" />
export const ApprovalAboveColumn = () => <Column source="approvalAbove" field={ApprovalAboveField} width={140} sortable numeric />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
