// Generated from file-log.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { RichTextControl } from '#resources/inputs/RichTextControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'
import { RowsControl } from '#resources/inputs/rows/RowsControl.tsx'

export const FileInput = () => <RelationControl source="file" reference="file" embed={['number']} required />

export const SubjectInput = () => <TextControl source="subject" required />

export const ContentInput = () => <RichTextControl source="content" />

export const CategoryInput = () => (
  <EnumControl source="category" values={['contact', 'financial', 'legal', 'system', 'client', 'complaint']} />
)

export const TypeInput = () => (
  <RelationControl source="type" reference="file-log-type" embed={['name']} where={{ active: true }} />
)

export const ChannelInput = () => (
  <EnumControl
    source="channel"
    values={['phone_in', 'phone_out', 'email', 'post', 'sms', 'portal', 'visit', 'system']}
  />
)

export const VisibleToClientInput = () => <BooleanControl source="visibleToClient" />

export const CallerNumberInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <TextControl source="callerNumber" />
  </ConditionalInput>
)

export const CallerNameInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <TextControl source="callerName" />
  </ConditionalInput>
)

export const CallResultInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <EnumControl source="callResult" values={['reached', 'voicemail', 'no_answer', 'wrong_number', 'refused']} />
  </ConditionalInput>
)

export const DataChangeInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <RowsControl
      source="dataChange"
      columns={[
        {
          name: 'field',
          type: 'enum',
          required: true,
          values: [
            'email',
            'phone',
            'street',
            'houseNumber',
            'houseExtension',
            'postcode',
            'city',
            'iban',
            'language',
          ],
        },
        { name: 'old', type: 'string', required: false, maxLength: 254 },
        { name: 'new', type: 'string', required: false, maxLength: 254 },
      ]}
    />
  </ConditionalInput>
)

export const TermAmountInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <MoneyControl source="termAmount" />
  </ConditionalInput>
)

export const TermFrequencyInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <EnumControl source="termFrequency" values={['weekly', 'two_weekly', 'monthly', 'quarterly']} />
  </ConditionalInput>
)

export const TermStartInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <DateControl source="termStart" />
  </ConditionalInput>
)
