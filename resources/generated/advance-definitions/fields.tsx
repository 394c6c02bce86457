// Generated from advance-definition.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const CodeField = () => <TextValue source="code" />
export const CodeColumn = () => <Column source="code" field={CodeField} width={170} sortable />

export const NameField = () => <LocalizedValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} title />

export const FormulaField = () => <EnumValue source="formula" />
export const FormulaColumn = () => <Column source="formula" field={FormulaField} width={240} sortable />

export const AmountField = () => <MoneyValue source="amount" />
export const AmountColumn = () => <Column source="amount" field={AmountField} width={140} sortable numeric />

export const AskAtField = () => <EnumValue source="askAt" />
export const AskAtColumn = () => <Column source="askAt" field={AskAtField} width={240} sortable />

export const InvoiceTextField = () => <LocalizedValue source="invoiceText" />
export const InvoiceTextColumn = () => <Column source="invoiceText" field={InvoiceTextField} width={170} />

export const RefundableField = () => <BooleanValue source="refundable" />
export const RefundableColumn = () => <Column source="refundable" field={RefundableField} width={135} sortable flag />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
