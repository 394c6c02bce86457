// Generated from incoming-email.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { incomingEmail } from '#schemas/generated/incoming-email.ts'
import {
  ActedField,
  AttachmentsField,
  ClassificationField,
  CreatedAtField,
  ExcerptField,
  FileField,
  FromField,
  FromNameField,
  HandledAtField,
  HandledByField,
  InReplyToField,
  JudgedAtField,
  KindField,
  LogField,
  MailboxField,
  MessageIdField,
  ProblemField,
  ProposedField,
  ReceivedAtField,
  ScoreField,
  StatusField,
  SubjectField,
  SuggestedByField,
  SuggestedFileField,
  SuggestedOnField,
  TeamField,
  ThreadField,
  ToField,
  WordsField,
} from './fields.tsx'

export const IncomingEmailShow = () => (
  <EntityShow entity={incomingEmail}>
    <ShowGroup name="email">
      <Detail source="from" field={FromField} />
      <Detail source="fromName" field={FromNameField} />
      <Detail source="to" field={ToField} wide />
      <Detail source="subject" field={SubjectField} wide />
      <Detail source="excerpt" field={ExcerptField} wide />
      <Detail source="receivedAt" field={ReceivedAtField} />
      <Detail source="attachments" field={AttachmentsField} wide />
    </ShowGroup>
    <ShowGroup name="handling">
      <Detail source="status" field={StatusField} />
      <Detail source="file" field={FileField} />
      <Detail source="log" field={LogField} />
      <Detail source="suggestedFile" field={SuggestedFileField} />
      <Detail source="suggestedBy" field={SuggestedByField} />
      <Detail source="suggestedOn" field={SuggestedOnField} />
      <Detail source="classification" field={ClassificationField} />
      <Detail source="proposed" field={ProposedField} />
      <Detail source="score" field={ScoreField} />
      <Detail source="words" field={WordsField} wide />
      <Detail source="acted" field={ActedField} />
      <Detail source="handledBy" field={HandledByField} />
      <Detail source="handledAt" field={HandledAtField} />
      <Detail source="problem" field={ProblemField} wide />
    </ShowGroup>
    <ShowGroup name="origin">
      <Detail source="mailbox" field={MailboxField} />
      <Detail source="kind" field={KindField} />
      <Detail source="messageId" field={MessageIdField} />
      <Detail source="inReplyTo" field={InReplyToField} />
      <Detail source="thread" field={ThreadField} />
      <Detail source="team" field={TeamField} />
      <Detail source="judgedAt" field={JudgedAtField} />
      <Detail source="createdAt" field={CreatedAtField} />
    </ShowGroup>
  </EntityShow>
)
