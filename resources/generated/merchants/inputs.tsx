// Generated from merchant.schema.json by npm run codegen. Do not edit.
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const WebshopNameInput = () => <TextControl source="webshopName" />

export const UrlInput = () => <TextControl source="url" format="uri" />

export const ClientInput = () => (
  <RelationControl source="client" reference="customer" embed={['company']} partOf="parent" required />
)

export const KvkNumberInput = () => <TextControl source="kvkNumber" />

export const ExternalIdInput = () => <TextControl source="externalId" />
