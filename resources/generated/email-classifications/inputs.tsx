// Generated from email-classification.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { PercentageControl } from '#resources/inputs/PercentageControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const CodeInput = () => <TextControl source="code" required />

export const NameInput = () => <LocalizedControl source="name" languages={['nl', 'en', 'fr']} required />

export const PatternsInput = () => <ListControl source="patterns" />

export const SenderRulesInput = () => <ListControl source="senderRules" />

export const ActionInput = () => (
  <EnumControl source="action" values={['none', 'agenda', 'suspend', 'complaint', 'address', 'arrangement']} required />
)

export const AgendaSubjectInput = () => (
  <ConditionalInput when={{ action: { ne: 'none' } }}>
    <RelationControl source="agendaSubject" reference="agenda-subject" embed={['name']} where={{ active: true }} />
  </ConditionalInput>
)

export const ThresholdInput = () => <PercentageControl source="threshold" />

export const ActiveInput = () => <BooleanControl source="active" />
