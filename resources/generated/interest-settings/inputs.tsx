// Generated from interest-setting.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { PercentageControl } from '#resources/inputs/PercentageControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const FileInput = () => <RelationControl source="file" reference="file" embed={['number']} required />

export const ClaimInput = () => <RelationControl source="claim" reference="claim" embed={['number']} />

export const TypeInput = () => (
  <EnumControl source="type" values={['statutory', 'commercial', 'government', 'contractual', 'none']} required />
)

export const RateInput = () => (
  <ConditionalInput when={{ type: 'contractual' }}>
    <PercentageControl source="rate" />
  </ConditionalInput>
)

export const PerInput = () => (
  <ConditionalInput when={{ type: 'contractual' }}>
    <EnumControl source="per" values={['year', 'month']} />
  </ConditionalInput>
)

export const SurchargeInput = () => <PercentageControl source="surcharge" />

export const CompoundingInput = () => <EnumControl source="compounding" values={['annual', 'monthly', 'none']} />

export const FromInput = () => <DateControl source="from" />

export const UntilInput = () => <DateControl source="until" />

export const ReasonInput = () => <LongTextControl source="reason" required />
