// Generated from import-row.schema.json by npm run codegen. Do not edit.
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { JsonValue } from '#resources/fields/JsonValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RowsValue } from '#resources/fields/RowsValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const JobField = () => <RelationValue source="job" reference="import-job" embed={['name']} />
export const JobColumn = () => <Column source="job" field={JobField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const RowNumberField = () => <TextValue source="rowNumber" />
export const RowNumberColumn = () => <Column source="rowNumber" field={RowNumberField} width={240} numeric title />

export const PlaceField = () => <TextValue source="place" />
export const PlaceColumn = () => <Column source="place" field={PlaceField} width={100} numeric />

export const StatusField = () => <EnumValue source="status" />
export const StatusColumn = () => <Column source="status" field={StatusField} width={230} />

export const ErrorsField = () => (
  <RowsValue
    source="errors"
    columns={[
      { name: 'column', type: 'string', required: false, maxLength: 200 },
      { name: 'value', type: 'string', required: false, maxLength: 200 },
      { name: 'rule', type: 'string', required: false, maxLength: 80 },
      { name: 'text', type: 'text', required: false, maxLength: 400 },
    ]}
  />
)
export const ErrorsColumn = () => <Column source="errors" field={ErrorsField} width={170} />

export const DataField = () => <JsonValue source="data" />
export const DataColumn = () => <Column source="data" field={DataField} width={170} />

export const ValuesField = () => <JsonValue source="values" />
export const ValuesColumn = () => <Column source="values" field={ValuesField} width={170} />

export const TogetherField = () => <TextValue source="together" />
export const TogetherColumn = () => <Column source="together" field={TogetherField} width={100} numeric />

export const TogetherKeyField = () => <TextValue source="togetherKey" />
export const TogetherKeyColumn = () => <Column source="togetherKey" field={TogetherKeyField} width={180} />

export const FingerprintField = () => <TextValue source="fingerprint" />
export const FingerprintColumn = () => <Column source="fingerprint" field={FingerprintField} width={130} />

export const ResultTypeField = () => <TextValue source="resultType" />
export const ResultTypeColumn = () => <Column source="resultType" field={ResultTypeField} width={130} />

export const ResultIdField = () => <TextValue source="resultId" />
export const ResultIdColumn = () => <Column source="resultId" field={ResultIdField} width={115} numeric />

export const MadeField = () => (
  <RowsValue
    source="made"
    columns={[
      { name: 'entity', type: 'string', required: false, maxLength: 60 },
      { name: 'id', type: 'integer', required: false },
    ]}
  />
)
export const MadeColumn = () => <Column source="made" field={MadeField} width={170} />
