// Generated from court-fee.schema.json by npm run codegen. Do not edit.
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const CourtTypeInput = () => (
  <EnumControl source="courtType" values={['cantonal', 'district', 'appeal']} required />
)

export const BandInput = () => <IntegerControl source="band" required />

export const UpToInput = () => <MoneyControl source="upTo" />

export const LegalPersonInput = () => <MoneyControl source="legalPerson" required />

export const NaturalPersonInput = () => <MoneyControl source="naturalPerson" required />

export const IndigentInput = () => <MoneyControl source="indigent" />

export const EffectiveFromInput = () => <DateControl source="effectiveFrom" required />

export const EffectiveUntilInput = () => <DateControl source="effectiveUntil" />

export const SourceInput = () => <TextControl source="source" />
