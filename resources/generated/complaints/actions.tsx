// Generated from complaint.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import type { ActionInputs } from '#resources/contexts/entityOptions.ts'

export const actionInputs: ActionInputs = {
  outcome: (props) => <EnumControl source="outcome" values={['founded', 'partly', 'unfounded']} {...props} />,
  answer: (props) => <LongTextControl source="answer" {...props} />,
  measure: (props) => <LongTextControl source="measure" {...props} />,
  by: (props) => <EnumControl source="by" values={['email', 'post']} {...props} />,
}
