// Generated from webhook.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'

export const NameInput = () => <TextControl source="name" />

export const CustomerInput = () => (
  <RelationControl
    source="customer"
    reference="customer"
    embed={['company']}
    partOf="parent"
    ofTree
    where={{ active: true }}
    required
  />
)

export const UrlInput = () => <TextControl source="url" format="uri" required />

export const EventsInput = () => (
  <ListControl source="events" values={['complaint.created', 'complaint.status_changed']} required />
)

export const ActiveInput = () => <BooleanControl source="active" required />
