// Generated from team.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { ListValue } from '#resources/fields/ListValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RowsValue } from '#resources/fields/RowsValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const NameField = () => <TextValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} sortable title />

export const ManagerField = () => <RelationValue source="manager" reference="user" embed={['name']} />
export const ManagerColumn = () => <Column source="manager" field={ManagerField} width={170} />

export const PhasesField = () => <ListValue source="phases" />
export const PhasesColumn = () => <Column source="phases" field={PhasesField} width={240} />

export const WorkingHoursField = () => (
  <RowsValue
    source="workingHours"
    columns={[
      {
        name: 'day',
        type: 'enum',
        required: true,
        values: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
      },
      { name: 'start', type: 'string', required: true, maxLength: 5 },
      { name: 'end', type: 'string', required: true, maxLength: 5 },
    ]}
  />
)
export const WorkingHoursColumn = () => <Column source="workingHours" field={WorkingHoursField} width={170} />

export const MaxOpenItemsField = () => <TextValue source="maxOpenItems" />
export const MaxOpenItemsColumn = () => <Column source="maxOpenItems" field={MaxOpenItemsField} width={150} sortable numeric />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
