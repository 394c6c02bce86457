// Generated from workflow-step.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { workflowStep } from '#schemas/generated/workflow-step.ts'
import {
  ActionTypeField,
  ActiveField,
  AddsCollectionCostsField,
  AgendaSubjectField,
  ConditionsField,
  CostTypeField,
  DelayBasisField,
  DelayDaysField,
  DestinationField,
  ElseStepField,
  EmailTemplateField,
  FallbackChannelField,
  IsFourteenDayLetterField,
  NameField,
  NewFileStatusField,
  NewPhaseField,
  NextStepField,
  PostMailTemplateField,
  RequiresApprovalField,
  SendFromField,
  SendUntilField,
  SequenceField,
  SmsTemplateField,
  StopOnPaymentField,
  WorkflowField,
} from './fields.tsx'

export const WorkflowStepShow = () => (
  <EntityShow entity={workflowStep}>
    <ShowGroup name="step">
      <Detail source="workflow" field={WorkflowField} />
      <Detail source="name" field={NameField} />
      <Detail source="actionType" field={ActionTypeField} />
      <Detail source="active" field={ActiveField} />
    </ShowGroup>
    <ShowGroup name="message">
      <Detail
        source="emailTemplate"
        field={EmailTemplateField}
        when={{ actionType: { in: ['send_email', 'send_sms', 'send_post'] } }}
      />
      <Detail
        source="postMailTemplate"
        field={PostMailTemplateField}
        when={{ actionType: { in: ['send_email', 'send_sms', 'send_post'] } }}
      />
      <Detail
        source="smsTemplate"
        field={SmsTemplateField}
        when={{ actionType: { in: ['send_email', 'send_sms', 'send_post'] } }}
      />
      <Detail
        source="fallbackChannel"
        field={FallbackChannelField}
        when={{ actionType: { in: ['send_email', 'send_sms', 'send_post'] } }}
      />
      <Detail source="destination" field={DestinationField} />
      <Detail source="sendFrom" field={SendFromField} />
      <Detail source="sendUntil" field={SendUntilField} />
    </ShowGroup>
    <ShowGroup name="effects">
      <Detail
        source="agendaSubject"
        field={AgendaSubjectField}
        when={{ actionType: { in: ['agenda', 'register_check', 'close'] } }}
      />
      <Detail source="costType" field={CostTypeField} when={{ actionType: 'add_cost' }} />
      <Detail source="newPhase" field={NewPhaseField} when={{ actionType: 'change_phase' }} />
      <Detail source="newFileStatus" field={NewFileStatusField} />
    </ShowGroup>
    <ShowGroup name="course">
      <Detail source="delayDays" field={DelayDaysField} />
      <Detail source="delayBasis" field={DelayBasisField} />
      <Detail source="conditions" field={ConditionsField} wide />
      <Detail source="nextStep" field={NextStepField} />
      <Detail source="elseStep" field={ElseStepField} />
    </ShowGroup>
    <ShowGroup name="law">
      <Detail source="stopOnPayment" field={StopOnPaymentField} />
      <Detail source="requiresApproval" field={RequiresApprovalField} />
      <Detail source="isFourteenDayLetter" field={IsFourteenDayLetterField} />
      <Detail source="addsCollectionCosts" field={AddsCollectionCostsField} />
      <Detail source="sequence" field={SequenceField} />
    </ShowGroup>
  </EntityShow>
)
