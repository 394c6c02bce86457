// Generated from arrangement.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'
import type { ActionInputs } from '#resources/contexts/entityOptions.ts'

export const actionInputs: ActionInputs = {
  reason: (props) => <LongTextControl source="reason" {...props} />,
  catchUpBy: (props) => <DateControl source="catchUpBy" {...props} />,
  termDate: (props) => <DateControl source="termDate" {...props} />,
}
