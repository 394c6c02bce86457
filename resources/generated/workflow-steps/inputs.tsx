// Generated from workflow-step.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'
import { RowsControl } from '#resources/inputs/rows/RowsControl.tsx'

export const WorkflowInput = () => (
  <RelationControl source="workflow" reference="workflow" embed={['name', 'revision', 'status']} required />
)

export const NameInput = () => <LocalizedControl source="name" languages={['nl', 'en', 'fr']} required />

export const ActionTypeInput = () => (
  <EnumControl
    source="actionType"
    values={[
      'send_email',
      'send_post',
      'send_sms',
      'agenda',
      'add_cost',
      'change_phase',
      'change_status',
      'start_surveillance',
      'register_check',
      'wait',
      'close',
    ]}
    required
  />
)

export const EmailTemplateInput = () => (
  <ConditionalInput when={{ actionType: { in: ['send_email', 'send_sms', 'send_post'] } }}>
    <RelationControl source="emailTemplate" reference="email-template" embed={['name']} />
  </ConditionalInput>
)

export const PostMailTemplateInput = () => (
  <ConditionalInput when={{ actionType: { in: ['send_email', 'send_sms', 'send_post'] } }}>
    <RelationControl source="postMailTemplate" reference="post-mail-template" embed={['name']} />
  </ConditionalInput>
)

export const SmsTemplateInput = () => (
  <ConditionalInput when={{ actionType: { in: ['send_email', 'send_sms', 'send_post'] } }}>
    <RelationControl source="smsTemplate" reference="sms-template" embed={['name']} />
  </ConditionalInput>
)

export const FallbackChannelInput = () => (
  <ConditionalInput when={{ actionType: { in: ['send_email', 'send_sms', 'send_post'] } }}>
    <EnumControl source="fallbackChannel" values={['email', 'post', 'sms']} />
  </ConditionalInput>
)

export const DestinationInput = () => <EnumControl source="destination" values={['debtor', 'client']} />

export const AgendaSubjectInput = () => (
  <ConditionalInput when={{ actionType: { in: ['agenda', 'register_check', 'close'] } }}>
    <RelationControl source="agendaSubject" reference="agenda-subject" embed={['name']} where={{ active: true }} />
  </ConditionalInput>
)

export const CostTypeInput = () => (
  <ConditionalInput when={{ actionType: 'add_cost' }}>
    <RelationControl source="costType" reference="cost-type" embed={['name']} where={{ active: true }} />
  </ConditionalInput>
)

export const NewPhaseInput = () => (
  <ConditionalInput when={{ actionType: 'change_phase' }}>
    <EnumControl source="newPhase" values={['amicable', 'judicial', 'monitoring', 'bailiff', 'partner', 'shv']} />
  </ConditionalInput>
)

export const NewFileStatusInput = () => (
  <RelationControl source="newFileStatus" reference="file-status" embed={['name']} where={{ active: true }} />
)

export const DelayDaysInput = () => <IntegerControl source="delayDays" required />

export const DelayBasisInput = () => <EnumControl source="delayBasis" values={['calendar', 'working']} />

export const SendFromInput = () => <TextControl source="sendFrom" />

export const SendUntilInput = () => <TextControl source="sendUntil" />

export const ConditionsInput = () => (
  <RowsControl
    source="conditions"
    columns={[
      {
        name: 'what',
        type: 'enum',
        required: true,
        values: [
          'outstanding',
          'principal',
          'fileType',
          'language',
          'hasEmail',
          'hasMobile',
          'hasVerifiedAddress',
          'paidInDays',
          'openDispute',
          'arrangementActive',
          'fourteenDayState',
          'customer',
          'legalType',
          'phase',
          'fileStatus',
        ],
      },
      { name: 'is', type: 'enum', required: true, default: 'eq', values: ['eq', 'ne', 'gte', 'lte'] },
      { name: 'value', type: 'string', required: false, maxLength: 60 },
    ]}
  />
)

export const NextStepInput = () => <RelationControl source="nextStep" reference="workflow-step" embed={['name']} />

export const ElseStepInput = () => <RelationControl source="elseStep" reference="workflow-step" embed={['name']} />

export const StopOnPaymentInput = () => <BooleanControl source="stopOnPayment" />

export const RequiresApprovalInput = () => <BooleanControl source="requiresApproval" />

export const IsFourteenDayLetterInput = () => <BooleanControl source="isFourteenDayLetter" />

export const AddsCollectionCostsInput = () => <BooleanControl source="addsCollectionCosts" />

export const ActiveInput = () => <BooleanControl source="active" />
