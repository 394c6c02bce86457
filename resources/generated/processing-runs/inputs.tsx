// Generated from processing-run.schema.json by npm run codegen. Do not edit.
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl, RelationsControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const NameInput = () => <TextControl source="name" />

export const TypeInput = () => (
  <EnumControl source="type" values={['file', 'precasso', 'monitoring', 'post_batch', 'email', 'sms']} required />
)

export const PlannedForInput = () => <DateControl source="plannedFor" />

export const StepsInput = () => <RelationsControl source="steps" reference="workflow-step" embed={['name']} />

export const CustomerInput = () => (
  <RelationControl source="customer" reference="customer" embed={['company']} partOf="parent" />
)

export const MostInput = () => <IntegerControl source="most" />
