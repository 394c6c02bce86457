// Generated from template-variable.schema.json by npm run codegen. Do not edit.
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const KeyInput = () => <TextControl source="key" required />

export const LabelInput = () => <LocalizedControl source="label" languages={['nl', 'en', 'fr']} required />

export const DescriptionInput = () => <LocalizedControl source="description" languages={['nl', 'en', 'fr']} lines />

export const CategoryInput = () => (
  <EnumControl
    source="category"
    values={['file', 'debtor', 'customer', 'office', 'finance', 'legal', 'complaint', 'user', 'custom']}
  />
)

export const TextsInput = () => <LocalizedControl source="texts" languages={['nl', 'en', 'fr', 'de']} lines />

export const CustomerInput = () => (
  <RelationControl source="customer" reference="customer" embed={['company']} partOf="parent" />
)

export const ScopesInput = () => <ListControl source="scopes" values={['debtor', 'client', 'legal']} />
