// Generated from news-item.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const TitleField = () => <LocalizedValue source="title" />
export const TitleColumn = () => <Column source="title" field={TitleField} width={240} title />

export const ContentField = () => <LocalizedValue source="content" html />
export const ContentColumn = () => <Column source="content" field={ContentField} width={130} />

export const AudienceField = () => <ListValue source="audience" />
export const AudienceColumn = () => <Column source="audience" field={AudienceField} width={170} />

export const PublishFromField = () => <DateTimeValue source="publishFrom" />
export const PublishFromColumn = () => <Column source="publishFrom" field={PublishFromField} width={165} sortable />

export const PublishUntilField = () => <DateTimeValue source="publishUntil" />
export const PublishUntilColumn = () => <Column source="publishUntil" field={PublishUntilField} width={165} sortable />

export const PinnedField = () => <BooleanValue source="pinned" />
export const PinnedColumn = () => <Column source="pinned" field={PinnedField} width={110} sortable flag />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />
