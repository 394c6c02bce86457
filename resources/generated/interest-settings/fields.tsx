// Generated from interest-setting.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { PercentageValue } from '#resources/fields/PercentageValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={240} sortable numeric title />

export const FileField = () => <RelationValue source="file" reference="file" embed={['number']} />
export const FileColumn = () => <Column source="file" field={FileField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const ClaimField = () => <RelationValue source="claim" reference="claim" embed={['number']} />
export const ClaimColumn = () => <Column source="claim" field={ClaimField} width={170} />

export const TypeField = () => <EnumValue source="type" />
export const TypeColumn = () => <Column source="type" field={TypeField} width={140} sortable />

export const RateField = () => <PercentageValue source="rate" />
export const RateColumn = () => <Column source="rate" field={RateField} width={100} numeric />

export const PerField = () => <EnumValue source="per" />
export const PerColumn = () => <Column source="per" field={PerField} width={140} sortable />

export const SurchargeField = () => <PercentageValue source="surcharge" />
export const SurchargeColumn = () => <Column source="surcharge" field={SurchargeField} width={100} numeric />

export const CompoundingField = () => <EnumValue source="compounding" />
export const CompoundingColumn = () => <Column source="compounding" field={CompoundingField} width={140} sortable />

export const FromField = () => <DateValue source="from" />
export const FromColumn = () => <Column source="from" field={FromField} width={125} sortable />

export const UntilField = () => <DateValue source="until" />
export const UntilColumn = () => <Column source="until" field={UntilField} width={125} sortable />

export const ReasonField = () => <LongTextValue source="reason" />
export const ReasonColumn = () => <Column source="reason" field={ReasonField} width={170} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} read="ROLE_EMPLOYEE" />
