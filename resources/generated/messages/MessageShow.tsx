// Generated from message.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { message } from '#schemas/generated/message.ts'
import {
  AnnouncedCostsField,
  BodyField,
  ChannelField,
  CostField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DebtorField,
  DeliveredAtField,
  DestinationField,
  DocumentField,
  EmailTemplateField,
  FailReasonField,
  FileField,
  IsFourteenDayLetterField,
  LanguageField,
  PostMailTemplateField,
  PrecassoField,
  ProviderReferenceField,
  RunField,
  ScheduledAtField,
  SegmentsField,
  SentAtField,
  SmsTemplateField,
  StatusField,
  StepField,
  SubjectField,
  TemplateVersionField,
  ToField,
} from './fields.tsx'

export const MessageShow = () => (
  <EntityShow entity={message}>
    <ShowGroup name="message">
      <Detail source="channel" field={ChannelField} />
      <Detail source="file" field={FileField} />
      <Detail source="precasso" field={PrecassoField} />
      <Detail source="debtor" field={DebtorField} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="destination" field={DestinationField} />
      <Detail source="to" field={ToField} wide />
      <Detail source="language" field={LanguageField} />
      <Detail source="subject" field={SubjectField} wide />
      <Detail source="body" field={BodyField} wide />
      <Detail source="document" field={DocumentField} />
    </ShowGroup>
    <ShowGroup name="course">
      <Detail source="status" field={StatusField} />
      <Detail source="scheduledAt" field={ScheduledAtField} />
      <Detail source="sentAt" field={SentAtField} />
      <Detail source="deliveredAt" field={DeliveredAtField} />
      <Detail source="failReason" field={FailReasonField} wide />
      <Detail source="providerReference" field={ProviderReferenceField} />
      <Detail source="segments" field={SegmentsField} />
      <Detail source="cost" field={CostField} />
    </ShowGroup>
    <ShowGroup name="origin">
      <Detail source="emailTemplate" field={EmailTemplateField} />
      <Detail source="postMailTemplate" field={PostMailTemplateField} />
      <Detail source="smsTemplate" field={SmsTemplateField} />
      <Detail source="templateVersion" field={TemplateVersionField} />
      <Detail source="step" field={StepField} />
      <Detail source="run" field={RunField} />
      <Detail source="isFourteenDayLetter" field={IsFourteenDayLetterField} />
      <Detail source="announcedCosts" field={AnnouncedCostsField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
    </ShowGroup>
  </EntityShow>
)
