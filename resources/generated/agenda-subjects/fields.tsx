// Generated from agenda-subject.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const CodeField = () => <TextValue source="code" />
export const CodeColumn = () => <Column source="code" field={CodeField} width={130} sortable />

export const NameField = () => <LocalizedValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} title />

export const DepartmentField = () => <EnumValue source="department" />
export const DepartmentColumn = () => <Column source="department" field={DepartmentField} width={140} sortable />

export const PriorityField = () => <EnumValue source="priority" />
export const PriorityColumn = () => <Column source="priority" field={PriorityField} width={140} sortable />

export const DefaultDaysField = () => <TextValue source="defaultDays" />
export const DefaultDaysColumn = () => <Column source="defaultDays" field={DefaultDaysField} width={165} sortable numeric />

export const DialerField = () => <BooleanValue source="dialer" />
export const DialerColumn = () => <Column source="dialer" field={DialerField} width={110} sortable flag />

export const SelectableField = () => <BooleanValue source="selectable" />
export const SelectableColumn = () => <Column source="selectable" field={SelectableField} width={110} sortable flag />

export const PositionField = () => <TextValue source="position" />
export const PositionColumn = () => <Column source="position" field={PositionField} width={105} sortable numeric />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
