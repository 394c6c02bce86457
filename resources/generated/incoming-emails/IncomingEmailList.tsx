// Generated from incoming-email.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { incomingEmail } from '#schemas/generated/incoming-email.ts'
import {
  ClassificationColumn,
  FileColumn,
  FromColumn,
  MailboxColumn,
  ReceivedAtColumn,
  ScoreColumn,
  StatusColumn,
  SubjectColumn,
  SuggestedByColumn,
  SuggestedFileColumn,
} from './fields.tsx'

export const IncomingEmailList = () => (
  <EntityList
    entity={incomingEmail}
    filters={[
      'mailbox',
      'from',
      'subject',
      'receivedAt',
      'suggestedFile',
      'suggestedBy',
      'file',
      'classification',
      'status',
    ]}
    hidden={['mailbox']}
  >
    <ReceivedAtColumn key="receivedAt" />
    <FromColumn key="from" />
    <SubjectColumn key="subject" />
    <SuggestedFileColumn key="suggestedFile" />
    <SuggestedByColumn key="suggestedBy" />
    <FileColumn key="file" />
    <ClassificationColumn key="classification" />
    <ScoreColumn key="score" />
    <StatusColumn key="status" />
    <MailboxColumn key="mailbox" />
  </EntityList>
)
