// Generated from dispute.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { dispute } from '#schemas/generated/dispute.ts'
import {
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
    filters={['file', 'customer', 'kind', 'openedAt', 'status', 'clientAnswerDue']}
    hidden={['text']}
  >
    <FileColumn key="file" />
    <CustomerColumn key="customer" />
    <KindColumn key="kind" />
    <OpenedAtColumn key="openedAt" />
    <StatusColumn key="status" />
    <ClientAnswerDueColumn key="clientAnswerDue" />
    <TextColumn key="text" />
  </EntityList>
)
