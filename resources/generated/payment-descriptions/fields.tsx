// Generated from payment-description.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { IbanValue } from '#resources/fields/IbanValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const PriorityField = () => <TextValue source="priority" />
export const PriorityColumn = () => <Column source="priority" field={PriorityField} width={120} sortable numeric />

export const CodeField = () => <TextValue source="code" />
export const CodeColumn = () => <Column source="code" field={CodeField} width={170} sortable />

export const NameField = () => <LocalizedValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} title />

export const FieldField = () => <EnumValue source="field" />
export const FieldColumn = () => <Column source="field" field={FieldField} width={205} sortable />

export const PatternField = () => <TextValue source="pattern" />
export const PatternColumn = () => <Column source="pattern" field={PatternField} width={170} />

export const CounterpartyIbanField = () => <IbanValue source="counterpartyIban" />
export const CounterpartyIbanColumn = () => <Column source="counterpartyIban" field={CounterpartyIbanField} width={200} />

export const KindField = () => <EnumValue source="kind" />
export const KindColumn = () => <Column source="kind" field={KindField} width={240} sortable />

export const ActionField = () => <EnumValue source="action" />
export const ActionColumn = () => <Column source="action" field={ActionField} width={195} sortable />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
