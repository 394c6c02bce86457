// Generated from shared-info.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RichTextValue } from '#resources/fields/RichTextValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const TitleField = () => <TextValue source="title" />
export const TitleColumn = () => <Column source="title" field={TitleField} width={240} sortable title />

export const ContentField = () => <RichTextValue source="content" />
export const ContentColumn = () => <Column source="content" field={ContentField} width={130} />

export const RecipientField = () => <TextValue source="recipient" />
export const RecipientColumn = () => <Column source="recipient" field={RecipientField} width={170} />

export const ValidUntilField = () => <DateTimeValue source="validUntil" />
export const ValidUntilColumn = () => <Column source="validUntil" field={ValidUntilField} width={165} sortable />

export const MaxViewsField = () => <TextValue source="maxViews" />
export const MaxViewsColumn = () => <Column source="maxViews" field={MaxViewsField} width={140} sortable numeric />

export const ViewCountField = () => <TextValue source="viewCount" />
export const ViewCountColumn = () => <Column source="viewCount" field={ViewCountField} width={140} sortable numeric />

export const HasPasswordField = () => <BooleanValue source="hasPassword" />
export const HasPasswordColumn = () => <Column source="hasPassword" field={HasPasswordField} width={120} sortable flag />

export const StatusField = () => <StateValue source="status" tones={{ shared: 'success', revoked: 'danger' }} />
export const StatusColumn = () => <Column source="status" field={StatusField} width={140} sortable />

export const HasLinkField = () => <BooleanValue source="hasLink" />
export const HasLinkColumn = () => <Column source="hasLink" field={HasLinkField} width={90} sortable flag />

export const RevokedAtField = () => <DateTimeValue source="revokedAt" />
export const RevokedAtColumn = () => <Column source="revokedAt" field={RevokedAtField} width={165} sortable />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />
