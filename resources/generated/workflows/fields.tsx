// Generated from workflow.schema.json by npm run codegen. Do not edit.
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={260} sortable title />

export const CodeField = () => <TextValue source="code" />
export const CodeColumn = () => <Column source="code" field={CodeField} width={130} />

export const RevisionField = () => <TextValue source="revision" />
export const RevisionColumn = () => <Column source="revision" field={RevisionField} width={105} sortable numeric />

export const PreviousField = () => <RelationValue source="previous" reference="workflow" embed={['name']} />
export const PreviousColumn = () => <Column source="previous" field={PreviousField} width={170} />

export const CategoryField = () => <EnumValue source="category" />
export const CategoryColumn = () => <Column source="category" field={CategoryField} width={155} sortable />

export const PhaseField = () => <EnumValue source="phase" />
export const PhaseColumn = () => <Column source="phase" field={PhaseField} width={240} sortable />

export const FileTypeField = () => <EnumValue source="fileType" />
export const FileTypeColumn = () => <Column source="fileType" field={FileTypeField} width={140} sortable />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const LegalTypeField = () => <RelationValue source="legalType" reference="legal-type" embed={['name']} />
export const LegalTypeColumn = () => <Column source="legalType" field={LegalTypeField} width={170} />

export const DescriptionField = () => <LongTextValue source="description" />
export const DescriptionColumn = () => <Column source="description" field={DescriptionField} width={170} />

export const StatusField = () => <StateValue source="status" tones={{ draft: 'info', active: 'success' }} />
export const StatusColumn = () => <Column source="status" field={StatusField} width={240} sortable />

export const ActivatedAtField = () => <DateTimeValue source="activatedAt" />
export const ActivatedAtColumn = () => <Column source="activatedAt" field={ActivatedAtField} width={165} sortable />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />

export const UpdatedAtField = () => <DateTimeValue source="updatedAt" />
export const UpdatedAtColumn = () => <Column source="updatedAt" field={UpdatedAtField} width={165} sortable />
