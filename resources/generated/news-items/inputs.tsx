// Generated from news-item.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { DateTimeControl } from '#resources/inputs/date/DateTimeControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const TitleInput = () => <LocalizedControl source="title" languages={['nl', 'en', 'fr']} required />

export const ContentInput = () => <LocalizedControl source="content" languages={['nl', 'en', 'fr']} html />

export const AudienceInput = () => (
  <ListControl source="audience" values={['public', 'employee', 'customer']} required />
)

export const PublishFromInput = () => <DateTimeControl source="publishFrom" />

export const PublishUntilInput = () => <DateTimeControl source="publishUntil" />

export const PinnedInput = () => <BooleanControl source="pinned" />
