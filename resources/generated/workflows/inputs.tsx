// Generated from workflow.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const CodeInput = () => <TextControl source="code" required />

export const CategoryInput = () => (
  <EnumControl source="category" values={['standard', 'client_specific', 'staffel', 'phase', 'precasso']} required />
)

export const PhaseInput = () => (
  <EnumControl source="phase" values={['amicable', 'judicial', 'monitoring', 'bailiff', 'partner', 'shv']} />
)

export const FileTypeInput = () => <EnumControl source="fileType" values={['private', 'company', 'both']} />

export const CustomerInput = () => (
  <RelationControl source="customer" reference="customer" embed={['company']} partOf="parent" />
)

export const LegalTypeInput = () => (
  <RelationControl source="legalType" reference="legal-type" embed={['name']} where={{ active: true }} />
)

export const DescriptionInput = () => <LongTextControl source="description" />
