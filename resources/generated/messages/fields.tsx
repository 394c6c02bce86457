// Generated from message.schema.json by npm run codegen. Do not edit.
import { BooleanValue } from '#resources/fields/BooleanValue.tsx'
import { DateTimeValue } from '#resources/fields/DateTimeValue.tsx'
import { EnumValue } from '#resources/fields/EnumValue.tsx'
import { LongTextValue } from '#resources/fields/LongTextValue.tsx'
import { MoneyValue } from '#resources/fields/MoneyValue.tsx'
import { RelationValue } from '#resources/fields/RelationValue.tsx'
import { RichTextValue } from '#resources/fields/RichTextValue.tsx'
import { StateValue } from '#resources/fields/StateValue.tsx'
import { TextValue } from '#resources/fields/TextValue.tsx'
import { Column } from '#resources/table/Column.tsx'

export const IdField = () => <TextValue source="id" />
export const IdColumn = () => <Column source="id" field={IdField} width={100} sortable numeric />

export const KeyField = () => <TextValue source="key" />
export const KeyColumn = () => <Column source="key" field={KeyField} width={170} sortable read="ROLE_ADMIN" />

export const ChannelField = () => <EnumValue source="channel" />
export const ChannelColumn = () => <Column source="channel" field={ChannelField} width={140} sortable />

export const FileField = () => <RelationValue source="file" reference="file" embed={['number']} />
export const FileColumn = () => <Column source="file" field={FileField} width={170} />

export const PrecassoField = () => <RelationValue source="precasso" reference="precasso" embed={['number']} />
export const PrecassoColumn = () => <Column source="precasso" field={PrecassoField} width={170} />

export const CustomerField = () => <RelationValue source="customer" reference="customer" embed={['company']} />
export const CustomerColumn = () => <Column source="customer" field={CustomerField} width={170} />

export const DebtorField = () => <RelationValue source="debtor" reference="debtor" embed={['name']} />
export const DebtorColumn = () => <Column source="debtor" field={DebtorField} width={170} />

export const DestinationField = () => <EnumValue source="destination" />
export const DestinationColumn = () => <Column source="destination" field={DestinationField} width={145} sortable />

export const EmailTemplateField = () => <RelationValue source="emailTemplate" reference="email-template" embed={['name']} />
export const EmailTemplateColumn = () => <Column source="emailTemplate" field={EmailTemplateField} width={170} />

export const PostMailTemplateField = () => <RelationValue source="postMailTemplate" reference="post-mail-template" embed={['name']} />
export const PostMailTemplateColumn = () => <Column source="postMailTemplate" field={PostMailTemplateField} width={170} />

export const SmsTemplateField = () => <RelationValue source="smsTemplate" reference="sms-template" embed={['name']} />
export const SmsTemplateColumn = () => <Column source="smsTemplate" field={SmsTemplateField} width={170} />

export const TemplateVersionField = () => <TextValue source="templateVersion" />
export const TemplateVersionColumn = () => <Column source="templateVersion" field={TemplateVersionField} width={135} sortable numeric />

export const LanguageField = () => <EnumValue source="language" />
export const LanguageColumn = () => <Column source="language" field={LanguageField} width={140} sortable />

export const ToField = () => <LongTextValue source="to" />
export const ToColumn = () => <Column source="to" field={ToField} width={170} />

export const SubjectField = () => <LongTextValue source="subject" />
export const SubjectColumn = () => <Column source="subject" field={SubjectField} width={240} title />

export const BodyField = () => <RichTextValue source="body" />
export const BodyColumn = () => <Column source="body" field={BodyField} width={130} />

export const DocumentField = () => <RelationValue source="document" reference="document" embed={['name']} />
export const DocumentColumn = () => <Column source="document" field={DocumentField} width={170} />

export const StepField = () => <RelationValue source="step" reference="workflow-step" embed={['name']} />
export const StepColumn = () => <Column source="step" field={StepField} width={170} />

export const RunField = () => <RelationValue source="run" reference="processing-run" embed={['name']} />
export const RunColumn = () => <Column source="run" field={RunField} width={170} />

export const IsFourteenDayLetterField = () => <BooleanValue source="isFourteenDayLetter" />
export const IsFourteenDayLetterColumn = () => <Column source="isFourteenDayLetter" field={IsFourteenDayLetterField} width={140} sortable flag />

export const AnnouncedCostsField = () => <MoneyValue source="announcedCosts" />
export const AnnouncedCostsColumn = () => <Column source="announcedCosts" field={AnnouncedCostsField} width={140} sortable numeric />

export const StatusField = () => (
  <StateValue
    source="status"
    tones={{
      draft: 'info',
      approved: 'info',
      scheduled: 'info',
      queued: 'info',
      sent: 'success',
      delivered: 'success',
      bounced: 'danger',
      failed: 'danger',
      returned: 'danger',
    }}
  />
)
export const StatusColumn = () => <Column source="status" field={StatusField} width={160} sortable />

export const ScheduledAtField = () => <DateTimeValue source="scheduledAt" />
export const ScheduledAtColumn = () => <Column source="scheduledAt" field={ScheduledAtField} width={165} sortable />

export const SentAtField = () => <DateTimeValue source="sentAt" />
export const SentAtColumn = () => <Column source="sentAt" field={SentAtField} width={165} sortable />

export const DeliveredAtField = () => <DateTimeValue source="deliveredAt" />
export const DeliveredAtColumn = () => <Column source="deliveredAt" field={DeliveredAtField} width={165} sortable />

export const ProviderReferenceField = () => <TextValue source="providerReference" />
export const ProviderReferenceColumn = () => <Column source="providerReference" field={ProviderReferenceField} width={170} sortable />

export const FailReasonField = () => <LongTextValue source="failReason" />
export const FailReasonColumn = () => <Column source="failReason" field={FailReasonField} width={170} />

export const SegmentsField = () => <TextValue source="segments" />
export const SegmentsColumn = () => <Column source="segments" field={SegmentsField} width={105} sortable numeric />

export const CostField = () => <MoneyValue source="cost" />
export const CostColumn = () => <Column source="cost" field={CostField} width={140} sortable numeric />

export const CreatedAtField = () => <DateTimeValue source="createdAt" />
export const CreatedAtColumn = () => <Column source="createdAt" field={CreatedAtField} width={165} sortable />

export const CreatedByField = () => <RelationValue source="createdBy" reference="user" embed={['name']} />
export const CreatedByColumn = () => <Column source="createdBy" field={CreatedByField} width={170} />
