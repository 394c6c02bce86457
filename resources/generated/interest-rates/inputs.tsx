// Generated from interest-rate.schema.json by npm run codegen. Do not edit.
import { PercentageControl } from '#resources/inputs/PercentageControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const TypeInput = () => <EnumControl source="type" values={['statutory', 'commercial']} required />

export const RateInput = () => <PercentageControl source="rate" required />

export const EffectiveFromInput = () => <DateControl source="effectiveFrom" required />

export const EffectiveUntilInput = () => <DateControl source="effectiveUntil" />

export const SourceInput = () => <TextControl source="source" />
