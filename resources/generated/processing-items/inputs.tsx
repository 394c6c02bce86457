// Generated from processing-item.schema.json by npm run codegen. Do not edit.
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'

export const RunInput = () => <RelationControl source="run" reference="processing-run" embed={['name']} required />

export const FileInput = () => <RelationControl source="file" reference="file" embed={['number']} />

export const PrecassoInput = () => <RelationControl source="precasso" reference="precasso" embed={['number']} />

export const AssignedToInput = () => (
  <RelationControl source="assignedTo" reference="user" embed={['name']} where={{ kind: 'employee', active: true }} />
)
