// Generated from insolvency-event.schema.json by npm run codegen. Do not edit.
import { DateControl } from '#resources/inputs/date/DateControl.tsx'
import type { ActionInputs } from '#resources/contexts/entityOptions.ts'

export const actionInputs: ActionInputs = {
  endDate: (props) => <DateControl source="endDate" {...props} />,
}
