// Generated from salutation.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const CodeInput = () => <TextControl source="code" required />

export const NameInput = () => <LocalizedControl source="name" languages={['nl', 'en', 'fr']} required />

export const LetterOpeningInput = () => (
  <LocalizedControl source="letterOpening" languages={['nl', 'en', 'fr', 'de']} />
)

export const ActiveInput = () => <BooleanControl source="active" />
