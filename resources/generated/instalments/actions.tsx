// Generated from instalment.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'
import type { ActionInputs } from '#resources/contexts/entityOptions.ts'

export const actionInputs: ActionInputs = {
  dueDate: (props) => <DateControl source="dueDate" {...props} />,
  reason: (props) => <LongTextControl source="reason" {...props} />,
}
