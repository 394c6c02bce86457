// Generated from complaint.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EmailValue } from '#resources/fields/EmailValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'
import { AnswerDueField, ConfirmationDueField } from '#resources/complaints/fields.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NumberField = () => <TextValue source="number" />
export const NumberColumn = () => <Column source="number" field={NumberField} width={130} sortable title />

export const ReceivedAtField = () => <DateValue source="receivedAt" />
export const ReceivedAtColumn = () => <Column source="receivedAt" field={ReceivedAtField} width={125} sortable />

export const ChannelField = () => <EnumValue source="channel" />
export const ChannelColumn = () => <Column source="channel" field={ChannelField} width={180} sortable />

export const ComplainantField = () => <EnumValue source="complainant" />
export const ComplainantColumn = () => <Column source="complainant" field={ComplainantField} width={145} sortable />

export const ComplainantNameField = () => <TextValue source="complainantName" />
export const ComplainantNameColumn = () => <Column source="complainantName" field={ComplainantNameField} width={170} sortable />

export const ComplainantEmailField = () => <EmailValue source="complainantEmail" />
export const ComplainantEmailColumn = () => <Column source="complainantEmail" field={ComplainantEmailField} width={200} />

export const LanguageField = () => <EnumValue source="language" />
export const LanguageColumn = () => <Column source="language" field={LanguageField} width={140} sortable />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const FileNumberField = () => <TextValue source="fileNumber" />
export const FileNumberColumn = () => <Column source="fileNumber" field={FileNumberField} width={130} />

export const SubjectField = () => <TextValue source="subject" />
export const SubjectColumn = () => <Column source="subject" field={SubjectField} width={240} />

export const CategoryField = () => <EnumValue source="category" />
export const CategoryColumn = () => <Column source="category" field={CategoryField} width={190} sortable />

export const TextField = () => <LongTextValue source="text" />
export const TextColumn = () => <Column source="text" field={TextField} width={170} />

export const HandlerField = () => <RelationValue source="handler" reference="user" embed={['name']} />
export const HandlerColumn = () => <Column source="handler" field={HandlerField} width={170} />

export { ConfirmationDueField }
export const ConfirmationDueColumn = () => <Column source="confirmationDue" field={ConfirmationDueField} width={168} sortable />

export const ConfirmedAtField = () => <DateTimeValue source="confirmedAt" />
export const ConfirmedAtColumn = () => <Column source="confirmedAt" field={ConfirmedAtField} width={165} sortable />

export { AnswerDueField }
export const AnswerDueColumn = () => <Column source="answerDue" field={AnswerDueField} width={168} sortable />

export const AnsweredAtField = () => <DateTimeValue source="answeredAt" />
export const AnsweredAtColumn = () => <Column source="answeredAt" field={AnsweredAtField} width={165} sortable />

export const StatusField = () => (
  <StateValue
    source="status"
    tones={{
      new: 'info',
      confirmed: 'info',
      in_investigation: 'info',
      answered: 'success',
      escalated_to_dispute_body: 'warning',
    }}
  />
)
export const StatusColumn = () => <Column source="status" field={StatusField} width={240} sortable />

export const OutcomeField = () => <EnumValue source="outcome" />
export const OutcomeColumn = () => <Column source="outcome" field={OutcomeField} width={180} sortable />

export const AnswerField = () => <LongTextValue source="answer" />
export const AnswerColumn = () => <Column source="answer" field={AnswerField} width={170} />

export const MeasureField = () => <LongTextValue source="measure" />
export const MeasureColumn = () => <Column source="measure" field={MeasureField} width={170} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />

/** What is shown or filled in by hand is so by the name of a property. */
type Own = Extract<keyof typeof import('#resources/complaints/fields.tsx'), `${string}${'Field' | 'Input'}`>
type Known = `${'Id' | 'Number' | 'ReceivedAt' | 'Channel' | 'Complainant' | 'ComplainantName' | 'ComplainantEmail' | 'Language' | 'Customer' | 'FileNumber' | 'Subject' | 'Category' | 'Text' | 'Handler' | 'ConfirmationDue' | 'ConfirmedAt' | 'AnswerDue' | 'AnsweredAt' | 'Status' | 'Outcome' | 'Answer' | 'Measure' | 'CreatedAt' | 'CreatedBy'}${'Field' | 'Input'}`
;({}) satisfies Record<Exclude<Own, Known>, never>
