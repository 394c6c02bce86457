// Generated from mime-type.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const MimeTypeInput = () => <TextControl source="mimeType" required />

export const NameInput = () => <LocalizedControl source="name" languages={['nl', 'en', 'fr']} required />

export const ExtensionsInput = () => <ListControl source="extensions" required />

export const MaxSizeMbInput = () => <IntegerControl source="maxSizeMb" required />

export const AllowedForInput = () => (
  <ListControl source="allowedFor" values={['documents', 'import', 'email', 'portal']} />
)

export const InlineAllowedInput = () => <BooleanControl source="inlineAllowed" />

export const ActiveInput = () => <BooleanControl source="active" />
