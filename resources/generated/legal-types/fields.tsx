// Generated from legal-type.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const CodeField = () => <TextValue source="code" />
export const CodeColumn = () => <Column source="code" field={CodeField} width={130} sortable />

export const NameField = () => <LocalizedValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} title />

export const CountryField = () => <RelationValue source="country" reference="country" embed={['code', 'name']} />
export const CountryColumn = () => <Column source="country" field={CountryField} width={170} />

export const DefaultInterestTypeField = () => <EnumValue source="defaultInterestType" />
export const DefaultInterestTypeColumn = () => <Column source="defaultInterestType" field={DefaultInterestTypeField} width={190} sortable />

export const StatutoryCostsField = () => <BooleanValue source="statutoryCosts" />
export const StatutoryCostsColumn = () => <Column source="statutoryCosts" field={StatutoryCostsField} width={140} sortable flag />

export const LimitationCategoryField = () => <EnumValue source="limitationCategory" />
export const LimitationCategoryColumn = () => <Column source="limitationCategory" field={LimitationCategoryField} width={240} sortable />

export const DefaultPhaseField = () => <EnumValue source="defaultPhase" />
export const DefaultPhaseColumn = () => <Column source="defaultPhase" field={DefaultPhaseField} width={240} sortable />

export const PositionField = () => <TextValue source="position" />
export const PositionColumn = () => <Column source="position" field={PositionField} width={105} sortable numeric />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
