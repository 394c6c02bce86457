// Generated from dispute.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'
import type { ActionInputs } from '#resources/contexts/entityOptions.ts'

export const actionInputs: ActionInputs = {
  question: (props) => <LongTextControl source="question" {...props} />,
  clientAnswerDue: (props) => <DateControl source="clientAnswerDue" {...props} />,
  answer: (props) => <LongTextControl source="answer" {...props} />,
  outcome: (props) => <LongTextControl source="outcome" {...props} />,
}
