// Generated from incoming-email.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import type { ActionInputs } from '#resources/contexts/entityOptions.ts'

export const actionInputs: ActionInputs = {
  file: (props) => <RelationControl source="file" reference="file" embed={['number']} {...props} />,
  classification: (props) => <RelationControl source="classification" reference="email-classification" embed={['name']} {...props} />,
  act: (props) => <BooleanControl source="act" {...props} />,
}
