// Generated from message.schema.json by npm run codegen. Do not edit.
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { RichTextControl } from '#resources/inputs/RichTextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'

export const ChannelInput = () => <EnumControl source="channel" values={['email', 'post', 'sms']} required />

export const FileInput = () => <RelationControl source="file" reference="file" embed={['number']} />

export const PrecassoInput = () => <RelationControl source="precasso" reference="precasso" embed={['number']} />

export const DestinationInput = () => <EnumControl source="destination" values={['debtor', 'client']} />

export const EmailTemplateInput = () => (
  <RelationControl source="emailTemplate" reference="email-template" embed={['name']} />
)

export const PostMailTemplateInput = () => (
  <RelationControl source="postMailTemplate" reference="post-mail-template" embed={['name']} />
)

export const SmsTemplateInput = () => (
  <RelationControl source="smsTemplate" reference="sms-template" embed={['name']} />
)

export const LanguageInput = () => <EnumControl source="language" values={['nl', 'en', 'fr', 'de']} />

export const ToInput = () => <LongTextControl source="to" />

export const SubjectInput = () => <LongTextControl source="subject" />

export const BodyInput = () => <RichTextControl source="body" />
