// Generated from precasso.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'
import type { ActionInputs } from '#resources/contexts/entityOptions.ts'

export const actionInputs: ActionInputs = {
  pausedUntil: (props) => <DateControl source="pausedUntil" {...props} />,
  holdReason: (props) => <LongTextControl source="holdReason" {...props} />,
  reason: (props) => <LongTextControl source="reason" {...props} />,
  paidOn: (props) => <DateControl source="paidOn" {...props} />,
  withoutLetter: (props) => <BooleanControl source="withoutLetter" {...props} />,
}
