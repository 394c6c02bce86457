// Generated from court-fee.schema.json by npm run codegen. Do not edit.
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const CourtTypeField = () => <EnumValue source="courtType" />
export const CourtTypeColumn = () => <Column source="courtType" field={CourtTypeField} width={145} sortable />

export const BandField = () => <TextValue source="band" />
export const BandColumn = () => <Column source="band" field={BandField} width={90} sortable numeric />

export const UpToField = () => <MoneyValue source="upTo" />
export const UpToColumn = () => <Column source="upTo" field={UpToField} width={215} sortable numeric />

export const LegalPersonField = () => <MoneyValue source="legalPerson" />
export const LegalPersonColumn = () => <Column source="legalPerson" field={LegalPersonField} width={150} sortable numeric />

export const NaturalPersonField = () => <MoneyValue source="naturalPerson" />
export const NaturalPersonColumn = () => <Column source="naturalPerson" field={NaturalPersonField} width={160} sortable numeric />

export const IndigentField = () => <MoneyValue source="indigent" />
export const IndigentColumn = () => <Column source="indigent" field={IndigentField} width={130} sortable numeric />

export const EffectiveFromField = () => <DateValue source="effectiveFrom" />
export const EffectiveFromColumn = () => <Column source="effectiveFrom" field={EffectiveFromField} width={130} sortable />

export const EffectiveUntilField = () => <DateValue source="effectiveUntil" />
export const EffectiveUntilColumn = () => <Column source="effectiveUntil" field={EffectiveUntilField} width={150} sortable />

export const SourceField = () => <TextValue source="source" />
export const SourceColumn = () => <Column source="source" field={SourceField} width={240} title />
