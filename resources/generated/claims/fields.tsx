// Generated from claim.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const FileField = () => <RelationValue source="file" reference="file" embed={['number']} />
export const FileColumn = () => <Column source="file" field={FileField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const TypeField = () => <EnumValue source="type" />
export const TypeColumn = () => <Column source="type" field={TypeField} width={170} sortable />

export const NumberField = () => <TextValue source="number" />
export const NumberColumn = () => <Column source="number" field={NumberField} width={240} sortable title />

export const InvoiceDateField = () => <DateValue source="invoiceDate" />
export const InvoiceDateColumn = () => <Column source="invoiceDate" field={InvoiceDateField} width={135} sortable />

export const DueDateField = () => <DateValue source="dueDate" />
export const DueDateColumn = () => <Column source="dueDate" field={DueDateField} width={125} sortable />

export const AmountField = () => <MoneyValue source="amount" />
export const AmountColumn = () => <Column source="amount" field={AmountField} width={140} sortable numeric />

export const OpenAmountField = () => <MoneyValue source="openAmount" />
export const OpenAmountColumn = () => <Column source="openAmount" field={OpenAmountField} width={140} sortable numeric />

export const CreditedField = () => <RelationValue source="credited" reference="claim" embed={['number']} />
export const CreditedColumn = () => <Column source="credited" field={CreditedField} width={170} />

export const DescriptionField = () => <LongTextValue source="description" />
export const DescriptionColumn = () => <Column source="description" field={DescriptionField} width={170} />

export const AgreementReferenceField = () => <TextValue source="agreementReference" />
export const AgreementReferenceColumn = () => <Column source="agreementReference" field={AgreementReferenceField} width={130} />

export const PeriodFromField = () => <DateValue source="periodFrom" />
export const PeriodFromColumn = () => <Column source="periodFrom" field={PeriodFromField} width={125} sortable />

export const PeriodToField = () => <DateValue source="periodTo" />
export const PeriodToColumn = () => <Column source="periodTo" field={PeriodToField} width={125} sortable />

export const InterestFromField = () => <DateValue source="interestFrom" />
export const InterestFromColumn = () => <Column source="interestFrom" field={InterestFromField} width={125} sortable />

export const LimitationCategoryField = () => <EnumValue source="limitationCategory" />
export const LimitationCategoryColumn = () => <Column source="limitationCategory" field={LimitationCategoryField} width={240} sortable />

export const LimitationDateField = () => <DateValue source="limitationDate" />
export const LimitationDateColumn = () => <Column source="limitationDate" field={LimitationDateField} width={135} sortable />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} read="ROLE_EMPLOYEE" />
