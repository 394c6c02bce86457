// Generated from country.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const CodeInput = () => <TextControl source="code" required />

export const NameInput = () => <LocalizedControl source="name" languages={['nl', 'en', 'fr']} required />

export const PhonePrefixInput = () => <TextControl source="phonePrefix" />

export const IsEeaInput = () => <BooleanControl source="isEea" />

export const IsSepaInput = () => <BooleanControl source="isSepa" />

export const ActiveInput = () => <BooleanControl source="active" />
