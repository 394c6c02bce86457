// Generated from cost-type.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { PercentageValue } from '#resources/fields/PercentageValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const CodeField = () => <TextValue source="code" />
export const CodeColumn = () => <Column source="code" field={CodeField} width={170} sortable />

export const NameField = () => <LocalizedValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} title />

export const CategoryField = () => <EnumValue source="category" />
export const CategoryColumn = () => <Column source="category" field={CategoryField} width={140} sortable />

export const VatRateField = () => <PercentageValue source="vatRate" />
export const VatRateColumn = () => <Column source="vatRate" field={VatRateField} width={100} numeric />

export const ChargeToField = () => <EnumValue source="chargeTo" />
export const ChargeToColumn = () => <Column source="chargeTo" field={ChargeToField} width={140} sortable />

export const DefaultAmountField = () => <MoneyValue source="defaultAmount" />
export const DefaultAmountColumn = () => <Column source="defaultAmount" field={DefaultAmountField} width={170} sortable numeric />

export const LegalLimitField = () => <EnumValue source="legalLimit" />
export const LegalLimitColumn = () => <Column source="legalLimit" field={LegalLimitField} width={210} sortable />

export const AllocationOrderField = () => <TextValue source="allocationOrder" />
export const AllocationOrderColumn = () => <Column source="allocationOrder" field={AllocationOrderField} width={190} sortable numeric />

export const LedgerField = () => <TextValue source="ledger" />
export const LedgerColumn = () => <Column source="ledger" field={LedgerField} width={150} />

export const EffectiveFromField = () => <DateValue source="effectiveFrom" />
export const EffectiveFromColumn = () => <Column source="effectiveFrom" field={EffectiveFromField} width={130} sortable />

export const EffectiveUntilField = () => <DateValue source="effectiveUntil" />
export const EffectiveUntilColumn = () => <Column source="effectiveUntil" field={EffectiveUntilField} width={150} sortable />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
