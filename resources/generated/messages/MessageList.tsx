// Generated from message.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { message } from '#schemas/generated/message.ts'
import {
  ChannelColumn,
  CreatedAtColumn,
  CustomerColumn,
  DebtorColumn,
  FailReasonColumn,
  FileColumn,
  PrecassoColumn,
  RunColumn,
  ScheduledAtColumn,
  SentAtColumn,
  StatusColumn,
  StepColumn,
  SubjectColumn,
  ToColumn,
} from './fields.tsx'

export const MessageList = () => (
  <EntityList
    entity={message}
    filters={[
      'channel',
      'file',
      'precasso',
      'customer',
      'debtor',
      'to',
      'subject',
      'step',
      'run',
      'status',
      'scheduledAt',
      'sentAt',
      'createdAt',
    ]}
    hidden={['customer', 'scheduledAt', 'run', 'precasso']}
  >
    <CreatedAtColumn key="createdAt" />
    <ChannelColumn key="channel" />
    <FileColumn key="file" />
    <PrecassoColumn key="precasso" />
    <DebtorColumn key="debtor" />
    <CustomerColumn key="customer" />
    <ToColumn key="to" />
    <SubjectColumn key="subject" />
    <StatusColumn key="status" />
    <ScheduledAtColumn key="scheduledAt" />
    <SentAtColumn key="sentAt" />
    <FailReasonColumn key="failReason" />
    <StepColumn key="step" />
    <RunColumn key="run" />
  </EntityList>
)
