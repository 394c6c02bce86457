// Generated from agenda-subject.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const CodeInput = () => <TextControl source="code" required />

export const NameInput = () => <LocalizedControl source="name" languages={['nl', 'en', 'fr']} required />

export const DepartmentInput = () => (
  <EnumControl source="department" values={['administrative', 'financial', 'commercial']} />
)

export const PriorityInput = () => <EnumControl source="priority" values={['low', 'normal', 'high']} />

export const DefaultDaysInput = () => <IntegerControl source="defaultDays" />

export const DialerInput = () => <BooleanControl source="dialer" />

export const SelectableInput = () => <BooleanControl source="selectable" />

export const ActiveInput = () => <BooleanControl source="active" />
