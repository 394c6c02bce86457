// Generated from scheduled-send.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const TypeInput = () => <EnumControl source="type" values={['processing', 'email', 'sms']} required />

export const WorkflowInput = () => (
  <ConditionalInput when={{ type: 'processing' }}>
    <RelationControl source="workflow" reference="workflow" embed={['name']} />
  </ConditionalInput>
)

export const StepInput = () => (
  <ConditionalInput when={{ type: 'processing' }}>
    <RelationControl source="step" reference="workflow-step" embed={['name']} />
  </ConditionalInput>
)

export const CustomerInput = () => (
  <RelationControl source="customer" reference="customer" embed={['company']} partOf="parent" />
)

export const TimeInput = () => <TextControl source="time" required />

export const DaysInput = () => (
  <ListControl source="days" values={['mon', 'tue', 'wed', 'thu', 'fri', 'sat']} required />
)

export const MaxItemsInput = () => <IntegerControl source="maxItems" />

export const ActiveInput = () => <BooleanControl source="active" />
