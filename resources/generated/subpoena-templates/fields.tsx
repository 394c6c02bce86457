// Generated from subpoena-template.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RichTextValue } from '#resources/fields/RichTextValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={280} sortable title />

export const CodeField = () => <TextValue source="code" />
export const CodeColumn = () => <Column source="code" field={CodeField} width={170} sortable />

export const LegalTypeField = () => <RelationValue source="legalType" reference="legal-type" embed={['name']} />
export const LegalTypeColumn = () => <Column source="legalType" field={LegalTypeField} width={170} />

export const CourtTypeField = () => <EnumValue source="courtType" />
export const CourtTypeColumn = () => <Column source="courtType" field={CourtTypeField} width={145} sortable />

export const FileTypeField = () => <EnumValue source="fileType" />
export const FileTypeColumn = () => <Column source="fileType" field={FileTypeField} width={140} sortable />

export const LanguageField = () => <EnumValue source="language" />
export const LanguageColumn = () => <Column source="language" field={LanguageField} width={140} sortable />

export const PartiesField = () => <RichTextValue source="parties" />
export const PartiesColumn = () => <Column source="parties" field={PartiesField} width={130} />

export const GroundsField = () => <RichTextValue source="grounds" />
export const GroundsColumn = () => <Column source="grounds" field={GroundsField} width={130} />

export const DefencesField = () => <RichTextValue source="defences" />
export const DefencesColumn = () => <Column source="defences" field={DefencesField} width={130} />

export const EvidenceField = () => <RichTextValue source="evidence" />
export const EvidenceColumn = () => <Column source="evidence" field={EvidenceField} width={130} />

export const ClaimField = () => <RichTextValue source="claim" />
export const ClaimColumn = () => <Column source="claim" field={ClaimField} width={130} />

export const NoticesField = () => <RichTextValue source="notices" />
export const NoticesColumn = () => <Column source="notices" field={NoticesField} width={130} />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />

export const VariablesField = () => <ListValue source="variables" />
export const VariablesColumn = () => <Column source="variables" field={VariablesField} width={220} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const UpdatedAtField = () => <DateTimeValue source="updatedAt" />
export const UpdatedAtColumn = () => <Column source="updatedAt" field={UpdatedAtField} width={165} sortable />

export const UpdatedByField = () => <RelationValue source="updatedBy" reference="user" embed={['name']} />
export const UpdatedByColumn = () => <Column source="updatedBy" field={UpdatedByField} width={170} />
