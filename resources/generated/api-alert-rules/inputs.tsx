// Generated from api-alert-rule.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl, RelationsControl } from '#resources/inputs/choice/RelationControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const MetricInput = () => (
  <EnumControl
    source="metric"
    values={['callsAbove', 'callsBelow', 'silence', 'errorShare', 'p95', 'failedSignIns']}
    required
  />
)

export const ThresholdInput = () => (
  <ConditionalInput when={{ metric: { ne: 'silence' } }}>
    <IntegerControl source="threshold" />
  </ConditionalInput>
)

export const WindowMinutesInput = () => <IntegerControl source="windowMinutes" required />

export const MinimumCallsInput = () => (
  <ConditionalInput when={{ metric: { in: ['errorShare', 'p95'] } }}>
    <IntegerControl source="minimumCalls" />
  </ConditionalInput>
)

export const CustomerInput = () => (
  <ConditionalInput when={{ metric: { ne: 'failedSignIns' } }}>
    <RelationControl
      source="customer"
      reference="customer"
      embed={['company']}
      partOf="parent"
      ofTree
      where={{ active: true }}
    />
  </ConditionalInput>
)

export const RecipientsInput = () => (
  <ConditionalInput read="ROLE_ADMIN or ROLE_EMPLOYEE">
    <RelationsControl
      source="recipients"
      reference="user"
      embed={['name']}
      where={{ active: true }}
      write="ROLE_MANAGE_EMPLOYEE"
    />
  </ConditionalInput>
)

export const ActiveInput = () => <BooleanControl source="active" />
