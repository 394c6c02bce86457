// Generated from mailbox.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { mailbox } from '#schemas/generated/mailbox.ts'
import {
  ActiveColumn,
  AddressColumn,
  AfterwardsColumn,
  FetchedAtColumn,
  FolderColumn,
  HostColumn,
  ProblemColumn,
} from './fields.tsx'

export const MailboxList = () => (
  <EntityList entity={mailbox} filters={['address', 'host', 'afterwards', 'active', 'fetchedAt']}>
    <AddressColumn key="address" />
    <HostColumn key="host" />
    <FolderColumn key="folder" />
    <AfterwardsColumn key="afterwards" />
    <ActiveColumn key="active" />
    <FetchedAtColumn key="fetchedAt" />
    <ProblemColumn key="problem" />
  </EntityList>
)
