// Generated from document.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import type { ActionInputs } from '#resources/contexts/entityOptions.ts'

export const actionInputs: ActionInputs = {
  reason: (props) => <LongTextControl source="reason" {...props} />,
}
