// Generated from debtor-contact.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EmailValue } from '#resources/fields/EmailValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { PhoneValue } from '#resources/fields/PhoneValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const DebtorField = () => <RelationValue source="debtor" reference="debtor" embed={['name']} />
export const DebtorColumn = () => <Column source="debtor" field={DebtorField} width={170} />

export const KindField = () => <EnumValue source="kind" />
export const KindColumn = () => <Column source="kind" field={KindField} width={140} sortable />

export const EmailField = () => <EmailValue source="email" />
export const EmailColumn = () => <Column source="email" field={EmailField} width={200} sortable />

export const PhoneField = () => <PhoneValue source="phone" />
export const PhoneColumn = () => <Column source="phone" field={PhoneField} width={130} sortable />

export const ValueField = () => <TextValue source="value" />
export const ValueColumn = () => <Column source="value" field={ValueField} width={240} title />

export const PreferredField = () => <BooleanValue source="preferred" />
export const PreferredColumn = () => <Column source="preferred" field={PreferredField} width={110} sortable flag />

export const StatusField = () => <EnumValue source="status" />
export const StatusColumn = () => <Column source="status" field={StatusField} width={160} sortable />

export const SourceField = () => <EnumValue source="source" />
export const SourceColumn = () => <Column source="source" field={SourceField} width={195} sortable />

export const BlockedAtField = () => <DateTimeValue source="blockedAt" />
export const BlockedAtColumn = () => <Column source="blockedAt" field={BlockedAtField} width={165} sortable />

export const BlockReasonField = () => <LongTextValue source="blockReason" />
export const BlockReasonColumn = () => <Column source="blockReason" field={BlockReasonField} width={170} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />
