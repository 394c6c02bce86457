// Generated from workflow-execution.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'
import { DateTimeControl } from '#resources/inputs/date/DateTimeControl.tsx'

export const FileInput = () => <RelationControl source="file" reference="file" embed={['number']} />

export const PrecassoInput = () => <RelationControl source="precasso" reference="precasso" embed={['number']} />

export const WorkflowInput = () => (
  <RelationControl source="workflow" reference="workflow" embed={['name', 'revision']} />
)

export const StepInput = () => <RelationControl source="step" reference="workflow-step" embed={['name']} required />

export const RunInput = () => <RelationControl source="run" reference="processing-run" embed={['name']} />

export const PlannedForInput = () => <DateControl source="plannedFor" required />

export const ExecutedAtInput = () => <DateTimeControl source="executedAt" />

export const ResultInput = () => (
  <EnumControl source="result" values={['done', 'held', 'skipped', 'failed']} required />
)

export const HoldReasonInput = () => (
  <EnumControl
    source="holdReason"
    values={[
      'no_valid_address',
      'no_email',
      'no_phone',
      'opt_out',
      'missing_14_day_letter',
      '14_day_term_running',
      'contact_window',
      'amount_zero',
      'amount_too_low_for_legal',
      'limitation_passed',
      'disputed',
      'insolvency',
      'missing_documents',
      'client_blocked',
      'template_error',
      'wki_expired',
      'duplicate_message',
      'not_in_precasso',
      'awaits_approval',
      'manual',
    ]}
  />
)

export const NoteInput = () => <LongTextControl source="note" />

export const MessageInput = () => (
  <RelationControl source="message" reference="message" embed={['channel', 'status']} />
)

export const CostLineInput = () => <RelationControl source="costLine" reference="cost-line" embed={['amount']} />

export const AgendaItemInput = () => <RelationControl source="agendaItem" reference="agenda-item" embed={['date']} />

export const ByInput = () => <RelationControl source="by" reference="user" embed={['name']} />
