// Generated from import-job.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const CustomerInput = () => (
  <RelationControl source="customer" reference="customer" embed={['company']} partOf="parent" required />
)

export const MappingInput = () => <RelationControl source="mapping" reference="import-mapping" embed={['name']} />

export const MergeInput = () => <BooleanControl source="merge" />

export const StartInput = () => <EnumControl source="start" values={['now', 'date', 'hold']} />

export const StartOnInput = () => (
  <ConditionalInput when={{ start: 'date' }}>
    <DateControl source="startOn" />
  </ConditionalInput>
)

export const PartlyInput = () => <BooleanControl source="partly" />
