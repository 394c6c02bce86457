// Generated from merchant.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { UriValue } from '#resources/fields/UriValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export const WebshopNameField = () => <TextValue source="webshopName" />
export const WebshopNameColumn = () => <Column source="webshopName" field={WebshopNameField} width={170} sortable />

export const UrlField = () => <UriValue source="url" />
export const UrlColumn = () => <Column source="url" field={UrlField} width={200} />

export const ClientField = () => <RelationValue source="client" reference="customer" embed={['company']} />
export const ClientColumn = () => <Column source="client" field={ClientField} width={170} />

export const KvkNumberField = () => <TextValue source="kvkNumber" />
export const KvkNumberColumn = () => <Column source="kvkNumber" field={KvkNumberField} width={120} sortable />

export const ExternalIdField = () => <TextValue source="externalId" />
export const ExternalIdColumn = () => <Column source="externalId" field={ExternalIdField} width={130} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />
