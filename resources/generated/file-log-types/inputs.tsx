// Generated from file-log-type.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const CodeInput = () => <TextControl source="code" required />

export const NameInput = () => <LocalizedControl source="name" languages={['nl', 'en', 'fr']} required />

export const CategoryInput = () => (
  <EnumControl source="category" values={['contact', 'financial', 'legal', 'system', 'client', 'complaint']} />
)

export const ActiveInput = () => <BooleanControl source="active" />
