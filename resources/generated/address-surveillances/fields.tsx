// Generated from address-surveillance.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const DebtorField = () => <RelationValue source="debtor" reference="debtor" embed={['name', 'number']} />
export const DebtorColumn = () => <Column source="debtor" field={DebtorField} width={170} />

export const FileField = () => <RelationValue source="file" reference="file" embed={['number']} />
export const FileColumn = () => <Column source="file" field={FileField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const ProviderField = () => <RelationValue source="provider" reference="partner" embed={['name']} />
export const ProviderColumn = () => <Column source="provider" field={ProviderField} width={170} />

export const StatusField = () => <StateValue source="status" tones={{ requested: 'info', active: 'info', signalled: 'warning', accepted: 'success' }} />
export const StatusColumn = () => <Column source="status" field={StatusField} width={240} sortable title />

export const StartedAtField = () => <DateValue source="startedAt" />
export const StartedAtColumn = () => <Column source="startedAt" field={StartedAtField} width={125} sortable />

export const EndsAtField = () => <DateValue source="endsAt" />
export const EndsAtColumn = () => <Column source="endsAt" field={EndsAtField} width={125} sortable />

export const LastCheckAtField = () => <DateTimeValue source="lastCheckAt" />
export const LastCheckAtColumn = () => <Column source="lastCheckAt" field={LastCheckAtField} width={165} sortable />

export const ResultField = () => <EnumValue source="result" />
export const ResultColumn = () => <Column source="result" field={ResultField} width={140} sortable />

export const NewStreetField = () => <TextValue source="newStreet" />
export const NewStreetColumn = () => <Column source="newStreet" field={NewStreetField} width={170} />

export const NewHouseNumberField = () => <TextValue source="newHouseNumber" />
export const NewHouseNumberColumn = () => <Column source="newHouseNumber" field={NewHouseNumberField} width={120} sortable numeric />

export const NewHouseExtensionField = () => <TextValue source="newHouseExtension" />
export const NewHouseExtensionColumn = () => <Column source="newHouseExtension" field={NewHouseExtensionField} width={130} />

export const NewPostcodeField = () => <TextValue source="newPostcode" />
export const NewPostcodeColumn = () => <Column source="newPostcode" field={NewPostcodeField} width={130} />

export const NewCityField = () => <TextValue source="newCity" />
export const NewCityColumn = () => <Column source="newCity" field={NewCityField} width={130} />

export const NewCountryField = () => <RelationValue source="newCountry" reference="country" embed={['code', 'name']} />
export const NewCountryColumn = () => <Column source="newCountry" field={NewCountryField} width={170} />

export const CostField = () => <MoneyValue source="cost" />
export const CostColumn = () => <Column source="cost" field={CostField} width={140} sortable numeric />

export const DecidedByField = () => <RelationValue source="decidedBy" reference="user" embed={['name']} />
export const DecidedByColumn = () => <Column source="decidedBy" field={DecidedByField} width={170} />

export const DecidedAtField = () => <DateTimeValue source="decidedAt" />
export const DecidedAtColumn = () => <Column source="decidedAt" field={DecidedAtField} width={165} sortable />

export const ReasonField = () => <LongTextValue source="reason" />
export const ReasonColumn = () => <Column source="reason" field={ReasonField} width={170} />

export const NoteField = () => <LongTextValue source="note" />
export const NoteColumn = () => <Column source="note" field={NoteField} width={170} />

export const ExportedAtField = () => <DateTimeValue source="exportedAt" />
export const ExportedAtColumn = () => <Column source="exportedAt" field={ExportedAtField} width={165} sortable />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />
