// Generated from legal-type.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const CodeInput = () => <TextControl source="code" required />

export const NameInput = () => <LocalizedControl source="name" languages={['nl', 'en', 'fr']} required />

export const CountryInput = () => (
  <RelationControl source="country" reference="country" embed={['code', 'name']} where={{ active: true }} required />
)

export const DefaultInterestTypeInput = () => (
  <EnumControl
    source="defaultInterestType"
    values={['statutory', 'commercial', 'government', 'contractual', 'none']}
    required
  />
)

export const StatutoryCostsInput = () => <BooleanControl source="statutoryCosts" />

export const LimitationCategoryInput = () => (
  <EnumControl source="limitationCategory" values={['contract_5', 'consumer_2', 'general_20']} />
)

export const DefaultPhaseInput = () => (
  <EnumControl source="defaultPhase" values={['amicable', 'judicial', 'monitoring', 'bailiff', 'partner', 'shv']} />
)

export const ActiveInput = () => <BooleanControl source="active" />
