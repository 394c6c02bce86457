// Generated from scheduled-send.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { TypeInput as OwnTypeInput, StepInput as OwnStepInput } from '#resources/scheduled-sends/fields.tsx'

export const NameInput = () => <TextControl source="name" required />

export const TypeInput = OwnTypeInput

export const WorkflowInput = () => (
  <ConditionalInput when={{ type: 'processing' }}>
    <RelationControl source="workflow" reference="workflow" embed={['name']} />
  </ConditionalInput>
)

export const StepInput = () => (
  <ConditionalInput when={{ type: 'processing' }}>
    <OwnStepInput />
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
