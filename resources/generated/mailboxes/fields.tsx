// Generated from mailbox.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EmailValue } from '#resources/fields/EmailValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const AddressField = () => <EmailValue source="address" />
export const AddressColumn = () => <Column source="address" field={AddressField} width={240} sortable title />

export const HostField = () => <TextValue source="host" />
export const HostColumn = () => <Column source="host" field={HostField} width={170} />

export const PortField = () => <TextValue source="port" />
export const PortColumn = () => <Column source="port" field={PortField} width={100} sortable numeric />

export const SecurityField = () => <EnumValue source="security" />
export const SecurityColumn = () => <Column source="security" field={SecurityField} width={140} sortable />

export const UserField = () => <TextValue source="user" />
export const UserColumn = () => <Column source="user" field={UserField} width={170} />

export const FolderField = () => <TextValue source="folder" />
export const FolderColumn = () => <Column source="folder" field={FolderField} width={170} />

export const AfterwardsField = () => <EnumValue source="afterwards" />
export const AfterwardsColumn = () => <Column source="afterwards" field={AfterwardsField} width={180} sortable />

export const MoveToField = () => <TextValue source="moveTo" />
export const MoveToColumn = () => <Column source="moveTo" field={MoveToField} width={170} />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />

export const FetchedAtField = () => <DateTimeValue source="fetchedAt" />
export const FetchedAtColumn = () => <Column source="fetchedAt" field={FetchedAtField} width={165} sortable />

export const ProblemField = () => <LongTextValue source="problem" />
export const ProblemColumn = () => <Column source="problem" field={ProblemField} width={170} />

export const UidValidityField = () => <TextValue source="uidValidity" />
export const UidValidityColumn = () => <Column source="uidValidity" field={UidValidityField} width={130} />

export const LastUidField = () => <TextValue source="lastUid" />
export const LastUidColumn = () => <Column source="lastUid" field={LastUidField} width={100} sortable numeric />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />
