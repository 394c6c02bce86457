// Generated from import-job.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { DateValue } from '#resources/fields/DateValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RowsValue } from '#resources/fields/RowsValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={300} title />

export const TypeField = () => <EnumValue source="type" />
export const TypeColumn = () => <Column source="type" field={TypeField} width={240} sortable />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const MappingField = () => <RelationValue source="mapping" reference="import-mapping" embed={['name']} />
export const MappingColumn = () => <Column source="mapping" field={MappingField} width={170} />

export const StatusField = () => (
  <StateValue
    source="status"
    tones={{
      uploaded: 'info',
      validating: 'info',
      validated: 'info',
      running: 'warning',
      completed: 'success',
      partly: 'warning',
      failed: 'danger',
      undoing: 'warning',
    }}
  />
)
export const StatusColumn = () => <Column source="status" field={StatusField} width={190} sortable />

export const FormatField = () => <EnumValue source="format" />
export const FormatColumn = () => <Column source="format" field={FormatField} width={140} />

export const Sha256Field = () => <TextValue source="sha256" />
export const Sha256Column = () => <Column source="sha256" field={Sha256Field} width={130} />

export const SizeField = () => <TextValue source="size" />
export const SizeColumn = () => <Column source="size" field={SizeField} width={100} numeric />

export const ContentGoneField = () => <BooleanValue source="contentGone" />
export const ContentGoneColumn = () => <Column source="contentGone" field={ContentGoneField} width={100} flag />

export const ColumnsField = () => (
  <RowsValue
    source="columns"
    columns={[
      { name: 'header', type: 'string', required: false, maxLength: 200 },
      { name: 'to', type: 'string', required: false, maxLength: 80 },
      { name: 'sample', type: 'text', required: false, maxLength: 400 },
    ]}
  />
)
export const ColumnsColumn = () => <Column source="columns" field={ColumnsField} width={170} />

export const AttachmentsField = () => (
  <RowsValue
    source="attachments"
    columns={[
      { name: 'name', type: 'string', required: false, maxLength: 200 },
      { name: 'sha256', type: 'string', required: false, maxLength: 64 },
      { name: 'size', type: 'integer', required: false },
    ]}
  />
)
export const AttachmentsColumn = () => <Column source="attachments" field={AttachmentsField} width={170} />

export const MergeField = () => <BooleanValue source="merge" />
export const MergeColumn = () => <Column source="merge" field={MergeField} width={150} flag />

export const StartField = () => <EnumValue source="start" />
export const StartColumn = () => <Column source="start" field={StartField} width={240} />

export const StartOnField = () => <DateValue source="startOn" />
export const StartOnColumn = () => <Column source="startOn" field={StartOnField} width={125} />

export const PartlyField = () => <BooleanValue source="partly" />
export const PartlyColumn = () => <Column source="partly" field={PartlyField} width={135} flag />

export const RowsTotalField = () => <TextValue source="rowsTotal" />
export const RowsTotalColumn = () => <Column source="rowsTotal" field={RowsTotalField} width={92} numeric />

export const RowsCheckedField = () => <TextValue source="rowsChecked" />
export const RowsCheckedColumn = () => <Column source="rowsChecked" field={RowsCheckedField} width={120} numeric />

export const RowsOkField = () => <TextValue source="rowsOk" />
export const RowsOkColumn = () => <Column source="rowsOk" field={RowsOkField} width={92} numeric />

export const RowsFailedField = () => <TextValue source="rowsFailed" />
export const RowsFailedColumn = () => <Column source="rowsFailed" field={RowsFailedField} width={92} numeric />

export const RowsDuplicateField = () => <TextValue source="rowsDuplicate" />
export const RowsDuplicateColumn = () => <Column source="rowsDuplicate" field={RowsDuplicateField} width={92} numeric />

export const RowsImportedField = () => <TextValue source="rowsImported" />
export const RowsImportedColumn = () => <Column source="rowsImported" field={RowsImportedField} width={92} numeric />

export const RowsUndoneField = () => <TextValue source="rowsUndone" />
export const RowsUndoneColumn = () => <Column source="rowsUndone" field={RowsUndoneField} width={120} numeric />

export const ReasonField = () => <LongTextValue source="reason" />
export const ReasonColumn = () => <Column source="reason" field={ReasonField} width={170} />

export const SentByField = () => <TextValue source="sentBy" />
export const SentByColumn = () => <Column source="sentBy" field={SentByField} width={170} />

export const LocaleField = () => <EnumValue source="locale" />
export const LocaleColumn = () => <Column source="locale" field={LocaleField} width={140} sortable />

export const StartedAtField = () => <DateTimeValue source="startedAt" />
export const StartedAtColumn = () => <Column source="startedAt" field={StartedAtField} width={165} />

export const FinishedAtField = () => <DateTimeValue source="finishedAt" />
export const FinishedAtColumn = () => <Column source="finishedAt" field={FinishedAtField} width={165} />

export const CreatedAtField = () => <DateTimeValue source="createdAt" format="DD-MM-YYYY" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} read="ROLE_EMPLOYEE" />
