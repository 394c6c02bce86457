// Generated from file-status.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { ColourValue } from '#resources/fields/ColourValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const CodeField = () => <TextValue source="code" />
export const CodeColumn = () => <Column source="code" field={CodeField} width={100} sortable numeric />

export const NameField = () => <LocalizedValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} title />

export const ClientTextField = () => <LocalizedValue source="clientText" />
export const ClientTextColumn = () => <Column source="clientText" field={ClientTextField} width={170} />

export const PhaseField = () => <EnumValue source="phase" />
export const PhaseColumn = () => <Column source="phase" field={PhaseField} width={240} sortable />

export const WorkflowStatusesField = () => <ListValue source="workflowStatuses" />
export const WorkflowStatusesColumn = () => <Column source="workflowStatuses" field={WorkflowStatusesField} width={205} />

export const VisibleToClientField = () => <BooleanValue source="visibleToClient" />
export const VisibleToClientColumn = () => <Column source="visibleToClient" field={VisibleToClientField} width={190} sortable flag />

export const ApiCodeField = () => <TextValue source="apiCode" />
export const ApiCodeColumn = () => <Column source="apiCode" field={ApiCodeField} width={190} sortable />

export const SuccessField = () => <BooleanValue source="success" />
export const SuccessColumn = () => <Column source="success" field={SuccessField} width={95} sortable flag />

export const ColourField = () => <ColourValue source="colour" />
export const ColourColumn = () => <Column source="colour" field={ColourField} width={130} />

export const PositionField = () => <TextValue source="position" />
export const PositionColumn = () => <Column source="position" field={PositionField} width={105} sortable numeric />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
