// Generated from saved-view.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'
import { ListField } from '#resources/saved-views/fields.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export { ListField }
export const ListColumn = () => <Column source="list" field={ListField} width={170} sortable />

export const AudienceField = () => <EnumValue source="audience" />
export const AudienceColumn = () => <Column source="audience" field={AudienceField} width={160} sortable />

export const TeamField = () => <RelationValue source="team" reference="team" embed={['name']} />
export const TeamColumn = () => <Column source="team" field={TeamField} width={170} />

export const RoleField = () => <EnumValue source="role" />
export const RoleColumn = () => <Column source="role" field={RoleField} width={140} sortable />

export const AddressField = () => <LongTextValue source="address" />
export const AddressColumn = () => <Column source="address" field={AddressField} width={170} />

export const HiddenField = () => <ListValue source="hidden" />
export const HiddenColumn = () => <Column source="hidden" field={HiddenField} width={170} />

export const ColumnOrderField = () => <ListValue source="columnOrder" />
export const ColumnOrderColumn = () => <Column source="columnOrder" field={ColumnOrderField} width={170} />

export const DensityField = () => <EnumValue source="density" />
export const DensityColumn = () => <Column source="density" field={DensityField} width={140} />

export const FirstField = () => <BooleanValue source="first" />
export const FirstColumn = () => <Column source="first" field={FirstField} width={135} sortable flag />

export const CountedField = () => <BooleanValue source="counted" />
export const CountedColumn = () => <Column source="counted" field={CountedField} width={135} sortable flag />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

/** What is shown or filled in by hand is so by the name of a property. */
type Own = Extract<keyof typeof import('#resources/saved-views/fields.tsx'), `${string}${'Field' | 'Input'}`>
type Known = `${'Id' | 'Name' | 'List' | 'Audience' | 'Team' | 'Role' | 'Address' | 'Hidden' | 'ColumnOrder' | 'Density' | 'First' | 'Counted' | 'CreatedBy' | 'CreatedAt'}${'Field' | 'Input'}`
;({}) satisfies Record<Exclude<Own, Known>, never>
