// Generated from subpoena-template.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { RichTextControl } from '#resources/inputs/RichTextControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const CodeInput = () => <TextControl source="code" required />

export const LegalTypeInput = () => (
  <RelationControl source="legalType" reference="legal-type" embed={['name']} where={{ active: true }} />
)

export const CourtTypeInput = () => (
  <EnumControl source="courtType" values={['cantonal', 'district', 'appeal']} required />
)

export const FileTypeInput = () => <EnumControl source="fileType" values={['private', 'company']} required />

export const LanguageInput = () => <EnumControl source="language" values={['nl', 'en', 'fr', 'de']} required />

export const PartiesInput = () => <RichTextControl source="parties" required />

export const GroundsInput = () => <RichTextControl source="grounds" />

export const DefencesInput = () => <RichTextControl source="defences" />

export const EvidenceInput = () => <RichTextControl source="evidence" />

export const ClaimInput = () => <RichTextControl source="claim" required />

export const NoticesInput = () => <RichTextControl source="notices" required />

export const ActiveInput = () => <BooleanControl source="active" />
