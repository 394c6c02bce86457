// Generated from incoming-email.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { PercentageValue } from '#resources/fields/PercentageValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RowsValue } from '#resources/fields/RowsValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const KeyField = () => <TextValue source="key" />
export const KeyColumn = () => <Column source="key" field={KeyField} width={170} sortable read="ROLE_ADMIN" />

export const MailboxField = () => <RelationValue source="mailbox" reference="mailbox" embed={['address']} />
export const MailboxColumn = () => <Column source="mailbox" field={MailboxField} width={170} />

export const KindField = () => <EnumValue source="kind" />
export const KindColumn = () => <Column source="kind" field={KindField} width={180} sortable />

export const FromField = () => <TextValue source="from" />
export const FromColumn = () => <Column source="from" field={FromField} width={170} sortable />

export const FromNameField = () => <TextValue source="fromName" />
export const FromNameColumn = () => <Column source="fromName" field={FromNameField} width={170} />

export const ToField = () => <LongTextValue source="to" />
export const ToColumn = () => <Column source="to" field={ToField} width={170} />

export const SubjectField = () => <LongTextValue source="subject" />
export const SubjectColumn = () => <Column source="subject" field={SubjectField} width={240} title />

export const ExcerptField = () => <LongTextValue source="excerpt" />
export const ExcerptColumn = () => <Column source="excerpt" field={ExcerptField} width={170} />

export const ReceivedAtField = () => <DateTimeValue source="receivedAt" />
export const ReceivedAtColumn = () => <Column source="receivedAt" field={ReceivedAtField} width={165} sortable />

export const AttachmentsField = () => (
  <RowsValue
    source="attachments"
    columns={[
      { name: 'name', type: 'string', required: true, maxLength: 255 },
      { name: 'type', type: 'string', required: false, maxLength: 127 },
      { name: 'size', type: 'integer', required: false },
      { name: 'document', type: 'integer', required: false },
      { name: 'refusal', type: 'text', required: false, maxLength: 300 },
    ]}
  />
)
export const AttachmentsColumn = () => <Column source="attachments" field={AttachmentsField} width={170} />

export const MessageIdField = () => <TextValue source="messageId" />
export const MessageIdColumn = () => <Column source="messageId" field={MessageIdField} width={170} sortable />

export const InReplyToField = () => <TextValue source="inReplyTo" />
export const InReplyToColumn = () => <Column source="inReplyTo" field={InReplyToField} width={170} />

export const ThreadField = () => <TextValue source="thread" />
export const ThreadColumn = () => <Column source="thread" field={ThreadField} width={170} sortable />

export const RawField = () => <TextValue source="raw" />
export const RawColumn = () => <Column source="raw" field={RawField} width={135} sortable read="ROLE_ADMIN" />

export const ContentHashField = () => <TextValue source="contentHash" />
export const ContentHashColumn = () => <Column source="contentHash" field={ContentHashField} width={130} read="ROLE_ADMIN" />

export const SuggestedFileField = () => <RelationValue source="suggestedFile" reference="file" embed={['number']} />
export const SuggestedFileColumn = () => <Column source="suggestedFile" field={SuggestedFileField} width={170} />

export const SuggestedByField = () => <EnumValue source="suggestedBy" />
export const SuggestedByColumn = () => <Column source="suggestedBy" field={SuggestedByField} width={240} sortable />

export const SuggestedOnField = () => <TextValue source="suggestedOn" />
export const SuggestedOnColumn = () => <Column source="suggestedOn" field={SuggestedOnField} width={170} />

export const FileField = () => <RelationValue source="file" reference="file" embed={['number']} />
export const FileColumn = () => <Column source="file" field={FileField} width={170} />

export const LogField = () => <RelationValue source="log" reference="file-log" embed={['subject']} />
export const LogColumn = () => <Column source="log" field={LogField} width={170} />

export const TeamField = () => <RelationValue source="team" reference="team" embed={['name']} />
export const TeamColumn = () => <Column source="team" field={TeamField} width={170} />

export const ClassificationField = () => <RelationValue source="classification" reference="email-classification" embed={['name']} />
export const ClassificationColumn = () => <Column source="classification" field={ClassificationField} width={170} />

export const ProposedField = () => <RelationValue source="proposed" reference="email-classification" embed={['name']} />
export const ProposedColumn = () => <Column source="proposed" field={ProposedField} width={170} />

export const ScoreField = () => <PercentageValue source="score" />
export const ScoreColumn = () => <Column source="score" field={ScoreField} width={100} numeric />

export const WordsField = () => (
  <RowsValue
    source="words"
    columns={[
      { name: 'word', type: 'string', required: false, maxLength: 120 },
      { name: 'weight', type: 'integer', required: false },
    ]}
  />
)
export const WordsColumn = () => <Column source="words" field={WordsField} width={170} />

export const JudgedAtField = () => <DateTimeValue source="judgedAt" />
export const JudgedAtColumn = () => <Column source="judgedAt" field={JudgedAtField} width={165} sortable />

export const ActedField = () => <EnumValue source="acted" />
export const ActedColumn = () => <Column source="acted" field={ActedField} width={240} sortable />

export const ProblemField = () => <LongTextValue source="problem" />
export const ProblemColumn = () => <Column source="problem" field={ProblemField} width={170} />

export const StatusField = () => (
  <StateValue
    source="status"
    tones={{ new: 'info', classified: 'info', linked: 'warning', done: 'success', spam: 'danger' }}
  />
)
export const StatusColumn = () => <Column source="status" field={StatusField} width={140} sortable />

export const HandledByField = () => <RelationValue source="handledBy" reference="user" embed={['name']} />
export const HandledByColumn = () => <Column source="handledBy" field={HandledByField} width={170} />

export const HandledAtField = () => <DateTimeValue source="handledAt" />
export const HandledAtColumn = () => <Column source="handledAt" field={HandledAtField} width={165} sortable />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />
