// Generated from shared-info.schema.json by npm run codegen. Do not edit.
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { RichTextControl } from '#resources/inputs/RichTextControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { DateTimeControl } from '#resources/inputs/date/DateTimeControl.tsx'

export const TitleInput = () => <TextControl source="title" required />

export const ContentInput = () => <RichTextControl source="content" required />

export const RecipientInput = () => <TextControl source="recipient" />

export const ValidUntilInput = () => <DateTimeControl source="validUntil" required />

export const MaxViewsInput = () => <IntegerControl source="maxViews" />

export const PasswordInput = () => <TextControl source="password" />
