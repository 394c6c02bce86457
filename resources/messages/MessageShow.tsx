/** A message: the text first, then how it fared and where it came from. */
import {
  AnnouncedCostsField,
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
  HoldField,
  IsFourteenDayLetterField,
  LanguageField,
  PassedField,
  PassReasonField,
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
  TemplateVersionField,
} from '#resources/generated/messages/fields.tsx'
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { message } from '#schemas/generated/message.ts'
import { MessageText } from './MessageText.tsx'

const has = (name: string) => ({ [name]: { empty: false } })

export const MessageShow = () => (
  <EntityShow entity={message}>
    <MessageText />
    <ShowGroup name="course">
      <Detail source="status" field={StatusField} />
      <Detail source="hold" field={HoldField} when={has('hold')} />
      <Detail source="failReason" field={FailReasonField} wide when={has('failReason')} />
      <Detail source="passed" field={PassedField} when={has('passReason')} />
      <Detail source="passReason" field={PassReasonField} wide when={has('passReason')} />
      <Detail source="scheduledAt" field={ScheduledAtField} />
      <Detail source="sentAt" field={SentAtField} />
      <Detail source="deliveredAt" field={DeliveredAtField} when={has('deliveredAt')} />
      <Detail source="document" field={DocumentField} when={has('document')} />
      <Detail source="providerReference" field={ProviderReferenceField} when={has('providerReference')} />
      <Detail source="segments" field={SegmentsField} when={has('segments')} />
      <Detail source="cost" field={CostField} when={has('cost')} />
    </ShowGroup>
    <ShowGroup name="message">
      <Detail source="channel" field={ChannelField} />
      <Detail source="file" field={FileField} when={has('file')} />
      <Detail source="precasso" field={PrecassoField} when={has('precasso')} />
      <Detail source="debtor" field={DebtorField} when={has('debtor')} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="destination" field={DestinationField} />
      <Detail source="language" field={LanguageField} />
      <Detail source="isFourteenDayLetter" field={IsFourteenDayLetterField} />
      <Detail source="announcedCosts" field={AnnouncedCostsField} when={has('announcedCosts')} />
    </ShowGroup>
    <ShowGroup name="origin">
      <Detail source="emailTemplate" field={EmailTemplateField} when={has('emailTemplate')} />
      <Detail source="postMailTemplate" field={PostMailTemplateField} when={has('postMailTemplate')} />
      <Detail source="smsTemplate" field={SmsTemplateField} when={has('smsTemplate')} />
      <Detail source="templateVersion" field={TemplateVersionField} />
      <Detail source="step" field={StepField} when={has('step')} />
      <Detail source="run" field={RunField} when={has('run')} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
    </ShowGroup>
  </EntityShow>
)
