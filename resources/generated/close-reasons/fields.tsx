// Generated from close-reason.schema.json by npm run codegen. Do not edit.
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

export const ClientTextField = () => <LocalizedValue source="clientText" />
export const ClientTextColumn = () => <Column source="clientText" field={ClientTextField} width={170} />

export const GroupField = () => <EnumValue source="group" />
export const GroupColumn = () => <Column source="group" field={GroupField} width={140} sortable />

export const SuccessField = () => <BooleanValue source="success" />
export const SuccessColumn = () => <Column source="success" field={SuccessField} width={95} sortable flag />

export const RequiresNoteField = () => <BooleanValue source="requiresNote" />
export const RequiresNoteColumn = () => <Column source="requiresNote" field={RequiresNoteField} width={180} sortable flag />

export const RequiresZeroBalanceField = () => <BooleanValue source="requiresZeroBalance" />
export const RequiresZeroBalanceColumn = () => <Column source="requiresZeroBalance" field={RequiresZeroBalanceField} width={160} sortable flag />

export const CommissionDueField = () => <BooleanValue source="commissionDue" />
export const CommissionDueColumn = () => <Column source="commissionDue" field={CommissionDueField} width={170} sortable flag />

export const VisibleToClientField = () => <BooleanValue source="visibleToClient" />
export const VisibleToClientColumn = () => <Column source="visibleToClient" field={VisibleToClientField} width={190} sortable flag />

export const PositionField = () => <TextValue source="position" />
export const PositionColumn = () => <Column source="position" field={PositionField} width={105} sortable numeric />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
