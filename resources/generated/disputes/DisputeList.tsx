// Generated from dispute.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { dispute } from '#schemas/generated/dispute.ts'
import {
  AnsweredAtColumn,
  ClientAnswerDueColumn,
  CustomerColumn,
  FileColumn,
  KindColumn,
  OpenedAtColumn,
  StatusColumn,
  TextColumn,
} from './fields.tsx'

export const DisputeList = () => (
  <EntityList
    entity={dispute}
    filters={['file', 'customer', 'kind', 'openedAt', 'status', 'clientAnswerDue', 'answeredAt']}
    hidden={['answeredAt', 'text']}
  >
    <FileColumn key="file" />
    <CustomerColumn key="customer" />
    <KindColumn key="kind" />
    <OpenedAtColumn key="openedAt" />
    <StatusColumn key="status" />
    <ClientAnswerDueColumn key="clientAnswerDue" />
    <AnsweredAtColumn key="answeredAt" />
    <TextColumn key="text" />
  </EntityList>
)
