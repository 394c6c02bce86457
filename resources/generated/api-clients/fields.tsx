// Generated from api-client.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const ScopesField = () => <ListValue source="scopes" />
export const ScopesColumn = () => <Column source="scopes" field={ScopesField} width={440} />

export const KeyPrefixField = () => <TextValue source="keyPrefix" />
export const KeyPrefixColumn = () => <Column source="keyPrefix" field={KeyPrefixField} width={135} sortable />

export const KeyMadeByField = () => <RelationValue source="keyMadeBy" reference="user" embed={['name', 'active']} />
export const KeyMadeByColumn = () => <Column source="keyMadeBy" field={KeyMadeByField} width={170} />

export const IpAllowField = () => <ListValue source="ipAllow" />
export const IpAllowColumn = () => <Column source="ipAllow" field={IpAllowField} width={170} />

export const RateLimitField = () => <TextValue source="rateLimit" />
export const RateLimitColumn = () => <Column source="rateLimit" field={RateLimitField} width={130} numeric />

export const ExpiresAtField = () => <DateValue source="expiresAt" />
export const ExpiresAtColumn = () => <Column source="expiresAt" field={ExpiresAtField} width={125} sortable />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />

export const LastUsedAtField = () => <DateTimeValue source="lastUsedAt" />
export const LastUsedAtColumn = () => <Column source="lastUsedAt" field={LastUsedAtField} width={165} sortable />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />
