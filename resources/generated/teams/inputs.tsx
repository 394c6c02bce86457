// Generated from team.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { RowsControl } from '#resources/inputs/rows/RowsControl.tsx'

export const NameInput = () => <TextControl source="name" required />

export const ManagerInput = () => (
  <RelationControl source="manager" reference="user" embed={['name']} where={{ kind: 'employee', active: true }} />
)

export const PhasesInput = () => (
  <ListControl source="phases" values={['amicable', 'judicial', 'monitoring', 'bailiff', 'partner', 'shv']} />
)

export const WorkingHoursInput = () => (
  <RowsControl
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

export const MaxOpenItemsInput = () => <IntegerControl source="maxOpenItems" />

export const ActiveInput = () => <BooleanControl source="active" />
