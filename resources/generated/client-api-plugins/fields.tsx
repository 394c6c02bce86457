// Generated from client-api-plugin.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { PercentageValue } from '#resources/fields/PercentageValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const PluginField = () => <TextValue source="plugin" />
export const PluginColumn = () => <Column source="plugin" field={PluginField} width={240} sortable title />

export const VersionField = () => <TextValue source="version" />
export const VersionColumn = () => <Column source="version" field={VersionField} width={110} />

export const LastSeenAtField = () => <DateTimeValue source="lastSeenAt" />
export const LastSeenAtColumn = () => <Column source="lastSeenAt" field={LastSeenAtField} width={165} sortable />

export const Calls24hField = () => <TextValue source="calls24h" />
export const Calls24hColumn = () => <Column source="calls24h" field={Calls24hField} width={120} sortable numeric />

export const Calls30dField = () => <TextValue source="calls30d" />
export const Calls30dColumn = () => <Column source="calls30d" field={Calls30dField} width={120} sortable numeric />

export const ErrorRateField = () => <PercentageValue source="errorRate" />
export const ErrorRateColumn = () => <Column source="errorRate" field={ErrorRateField} width={120} sortable numeric />

export const DeprecatedField = () => <BooleanValue source="deprecated" />
export const DeprecatedColumn = () => <Column source="deprecated" field={DeprecatedField} width={110} sortable flag />
