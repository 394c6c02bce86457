// Generated from workflow-step.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RowsValue } from '#resources/fields/RowsValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const WorkflowField = () => <RelationValue source="workflow" reference="workflow" embed={['name', 'revision', 'status']} />
export const WorkflowColumn = () => <Column source="workflow" field={WorkflowField} width={170} />

export const SequenceField = () => <TextValue source="sequence" />
export const SequenceColumn = () => <Column source="sequence" field={SequenceField} width={100} sortable numeric />

export const NameField = () => <LocalizedValue source="name" />
export const NameColumn = () => <Column source="name" field={NameField} width={240} title />

export const ActionTypeField = () => <EnumValue source="actionType" />
export const ActionTypeColumn = () => <Column source="actionType" field={ActionTypeField} width={240} sortable />

export const EmailTemplateField = () => <RelationValue source="emailTemplate" reference="email-template" embed={['name']} />
export const EmailTemplateColumn = () => <Column source="emailTemplate" field={EmailTemplateField} width={170} />

export const PostMailTemplateField = () => <RelationValue source="postMailTemplate" reference="post-mail-template" embed={['name']} />
export const PostMailTemplateColumn = () => <Column source="postMailTemplate" field={PostMailTemplateField} width={170} />

export const SmsTemplateField = () => <RelationValue source="smsTemplate" reference="sms-template" embed={['name']} />
export const SmsTemplateColumn = () => <Column source="smsTemplate" field={SmsTemplateField} width={170} />

export const FallbackChannelField = () => <EnumValue source="fallbackChannel" />
export const FallbackChannelColumn = () => <Column source="fallbackChannel" field={FallbackChannelField} width={140} sortable />

export const DestinationField = () => <EnumValue source="destination" />
export const DestinationColumn = () => <Column source="destination" field={DestinationField} width={145} sortable />

export const AgendaSubjectField = () => <RelationValue source="agendaSubject" reference="agenda-subject" embed={['name']} />
export const AgendaSubjectColumn = () => <Column source="agendaSubject" field={AgendaSubjectField} width={170} />

export const CostTypeField = () => <RelationValue source="costType" reference="cost-type" embed={['name']} />
export const CostTypeColumn = () => <Column source="costType" field={CostTypeField} width={170} />

export const NewPhaseField = () => <EnumValue source="newPhase" />
export const NewPhaseColumn = () => <Column source="newPhase" field={NewPhaseField} width={240} sortable />

export const NewFileStatusField = () => <RelationValue source="newFileStatus" reference="file-status" embed={['name']} />
export const NewFileStatusColumn = () => <Column source="newFileStatus" field={NewFileStatusField} width={170} />

export const DelayDaysField = () => <TextValue source="delayDays" />
export const DelayDaysColumn = () => <Column source="delayDays" field={DelayDaysField} width={180} sortable numeric />

export const DelayBasisField = () => <EnumValue source="delayBasis" />
export const DelayBasisColumn = () => <Column source="delayBasis" field={DelayBasisField} width={145} sortable />

export const SendFromField = () => <TextValue source="sendFrom" />
export const SendFromColumn = () => <Column source="sendFrom" field={SendFromField} width={130} />

export const SendUntilField = () => <TextValue source="sendUntil" />
export const SendUntilColumn = () => <Column source="sendUntil" field={SendUntilField} width={130} />

export const ConditionsField = () => (
  <RowsValue
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
export const ConditionsColumn = () => <Column source="conditions" field={ConditionsField} width={170} />

export const NextStepField = () => <RelationValue source="nextStep" reference="workflow-step" embed={['name']} />
export const NextStepColumn = () => <Column source="nextStep" field={NextStepField} width={170} />

export const ElseStepField = () => <RelationValue source="elseStep" reference="workflow-step" embed={['name']} />
export const ElseStepColumn = () => <Column source="elseStep" field={ElseStepField} width={170} />

export const StopOnPaymentField = () => <BooleanValue source="stopOnPayment" />
export const StopOnPaymentColumn = () => <Column source="stopOnPayment" field={StopOnPaymentField} width={200} sortable flag />

export const RequiresApprovalField = () => <BooleanValue source="requiresApproval" />
export const RequiresApprovalColumn = () => <Column source="requiresApproval" field={RequiresApprovalField} width={125} sortable flag />

export const IsFourteenDayLetterField = () => <BooleanValue source="isFourteenDayLetter" />
export const IsFourteenDayLetterColumn = () => <Column source="isFourteenDayLetter" field={IsFourteenDayLetterField} width={140} sortable flag />

export const AddsCollectionCostsField = () => <BooleanValue source="addsCollectionCosts" />
export const AddsCollectionCostsColumn = () => <Column source="addsCollectionCosts" field={AddsCollectionCostsField} width={165} sortable flag />

export const ActiveField = () => <BooleanValue source="active" />
export const ActiveColumn = () => <Column source="active" field={ActiveField} width={90} sortable flag />
