// Generated from partner.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationsControl } from '#resources/inputs/choice/RelationControl.tsx'
import { RowsControl } from '#resources/inputs/rows/RowsControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const KindInput = () => (
  <EnumControl
    source="kind"
    values={['collection_abroad', 'address', 'print', 'sms', 'payment', 'credit_info', 'dialer']}
    required
  />
)

export const CountriesInput = () => (
  <RelationsControl source="countries" reference="country" embed={['code', 'name']} where={{ active: true }} />
)

export const WebsiteInput = () => <TextControl source="website" format="uri" />

export const ContactsInput = () => (
  <RowsControl
    source="contacts"
    columns={[
      { name: 'name', type: 'string', required: true, minLength: 1, maxLength: 120 },
      { name: 'jobTitle', type: 'string', required: false, maxLength: 80 },
      { name: 'email', type: 'string', format: 'email', required: false, maxLength: 254 },
      { name: 'phone', type: 'string', format: 'phone-e164', required: false },
    ]}
  />
)

export const FeeInput = () => <MoneyControl source="fee" />

export const FileFormatInput = () => <EnumControl source="fileFormat" values={['csv', 'xlsx', 'xml', 'json', 'pdf']} />

export const NotesInput = () => <LongTextControl source="notes" />

export const ActiveInput = () => <BooleanControl source="active" />
