// Generated from api-log.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const AtField = () => <DateTimeValue source="at" format="DD-MM-YYYY HH:mm:ss" />
export const AtColumn = () => <Column source="at" field={AtField} width={169} sortable />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const ApiClientField = () => <RelationValue source="apiClient" reference="api-client" embed={['name']} />
export const ApiClientColumn = () => <Column source="apiClient" field={ApiClientField} width={170} />

export const IpField = () => <TextValue source="ip" />
export const IpColumn = () => <Column source="ip" field={IpField} width={140} sortable />

export const MethodField = () => <TextValue source="method" />
export const MethodColumn = () => <Column source="method" field={MethodField} width={90} />

export const PathField = () => <TextValue source="path" />
export const PathColumn = () => <Column source="path" field={PathField} width={260} title />

export const TypeField = () => <EnumValue source="type" />
export const TypeColumn = () => <Column source="type" field={TypeField} width={140} sortable />

export const StatusField = () => <TextValue source="status" />
export const StatusColumn = () => <Column source="status" field={StatusField} width={90} sortable numeric />

export const DurationMsField = () => <TextValue source="durationMs" />
export const DurationMsColumn = () => <Column source="durationMs" field={DurationMsField} width={110} sortable numeric />

export const RequestField = () => <LongTextValue source="request" />
export const RequestColumn = () => <Column source="request" field={RequestField} width={170} />

export const ResponseField = () => <LongTextValue source="response" />
export const ResponseColumn = () => <Column source="response" field={ResponseField} width={170} />
