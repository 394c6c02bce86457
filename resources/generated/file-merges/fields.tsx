// Generated from file-merge.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RelationsValue } from '#resources/fields/RelationsValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const LeadField = () => <RelationValue source="lead" reference="file" embed={['number']} />
export const LeadColumn = () => <Column source="lead" field={LeadField} width={170} />

export const FilesField = () => <RelationsValue source="files" reference="file" embed={['number']} />
export const FilesColumn = () => <Column source="files" field={FilesField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const DebtorField = () => <RelationValue source="debtor" reference="debtor" embed={['name', 'number']} />
export const DebtorColumn = () => <Column source="debtor" field={DebtorField} width={170} />

export const StatusField = () => <StateValue source="status" tones={{ merged: 'success' }} />
export const StatusColumn = () => <Column source="status" field={StatusField} width={155} sortable />

export const ClaimsField = () => <TextValue source="claims" />
export const ClaimsColumn = () => <Column source="claims" field={ClaimsField} width={125} sortable numeric />

export const CostsBeforeField = () => <MoneyValue source="costsBefore" />
export const CostsBeforeColumn = () => <Column source="costsBefore" field={CostsBeforeField} width={180} sortable numeric />

export const CostsAfterField = () => <MoneyValue source="costsAfter" />
export const CostsAfterColumn = () => <Column source="costsAfter" field={CostsAfterField} width={180} sortable numeric />

export const OutstandingBeforeField = () => <MoneyValue source="outstandingBefore" />
export const OutstandingBeforeColumn = () => <Column source="outstandingBefore" field={OutstandingBeforeField} width={140} sortable numeric />

export const OutstandingAfterField = () => <MoneyValue source="outstandingAfter" />
export const OutstandingAfterColumn = () => <Column source="outstandingAfter" field={OutstandingAfterField} width={140} sortable numeric />

export const UndoneAtField = () => <DateTimeValue source="undoneAt" />
export const UndoneAtColumn = () => <Column source="undoneAt" field={UndoneAtField} width={165} sortable />

export const UndoneByField = () => <RelationValue source="undoneBy" reference="user" embed={['name']} />
export const UndoneByColumn = () => <Column source="undoneBy" field={UndoneByField} width={170} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={240} sortable title />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />
