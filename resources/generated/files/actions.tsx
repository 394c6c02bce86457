// Generated from file.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'
import type { ActionInputs } from '#resources/contexts/entityOptions.ts'

export const actionInputs: ActionInputs = {
  pausedUntil: (props) => <DateControl source="pausedUntil" {...props} />,
  holdReason: (props) => <LongTextControl source="holdReason" {...props} />,
  costsWithoutLetter: (props) => <LongTextControl source="costsWithoutLetter" {...props} />,
  closeReason: (props) => <RelationControl source="closeReason" reference="close-reason" embed={['name']} where={{ active: true }} {...props} />,
  closeNote: (props) => <LongTextControl source="closeNote" {...props} />,
  reopenReason: (props) => <LongTextControl source="reopenReason" {...props} />,
}
