// Generated from mailbox.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { mailbox } from '#schemas/generated/mailbox.ts'
import {
  ActiveField,
  AddressField,
  AfterwardsField,
  CreatedAtField,
  CreatedByField,
  FetchedAtField,
  FolderField,
  HostField,
  MoveToField,
  PortField,
  ProblemField,
  SecurityField,
  UserField,
} from './fields.tsx'

export const MailboxShow = () => (
  <EntityShow entity={mailbox}>
    <ShowGroup>
      <Detail source="address" field={AddressField} />
      <Detail source="host" field={HostField} />
      <Detail source="port" field={PortField} />
      <Detail source="security" field={SecurityField} />
      <Detail source="user" field={UserField} />
      <Detail source="folder" field={FolderField} />
      <Detail source="afterwards" field={AfterwardsField} />
      <Detail source="moveTo" field={MoveToField} when={{ afterwards: 'move' }} />
      <Detail source="active" field={ActiveField} />
      <Detail source="fetchedAt" field={FetchedAtField} />
      <Detail source="problem" field={ProblemField} wide />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
    </ShowGroup>
  </EntityShow>
)
