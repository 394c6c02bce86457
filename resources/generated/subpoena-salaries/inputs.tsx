// Generated from subpoena-salary.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const KindInput = () => (
  <EnumControl
    source="kind"
    values={['band', 'eviction', 'undetermined', 'after_costs', 'after_costs_district', 'after_costs_service']}
    required
  />
)

export const BandInput = () => (
  <ConditionalInput when={{ kind: 'band' }}>
    <IntegerControl source="band" />
  </ConditionalInput>
)

export const UpToInput = () => (
  <ConditionalInput when={{ kind: 'band' }}>
    <MoneyControl source="upTo" />
  </ConditionalInput>
)

export const AmountPerPointInput = () => <MoneyControl source="amountPerPoint" required />

export const MaxPointsInput = () => <IntegerControl source="maxPoints" />

export const EffectiveFromInput = () => <DateControl source="effectiveFrom" required />

export const EffectiveUntilInput = () => <DateControl source="effectiveUntil" />

export const SourceInput = () => <TextControl source="source" />
