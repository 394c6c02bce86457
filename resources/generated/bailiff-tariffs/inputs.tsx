// Generated from bailiff-tariff.schema.json by npm run codegen. Do not edit.
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'

export const ArticleInput = () => <TextControl source="article" required />

export const DescriptionInput = () => <LocalizedControl source="description" languages={['nl', 'en', 'fr']} required />

export const AmountInput = () => <MoneyControl source="amount" required />

export const EffectiveFromInput = () => <DateControl source="effectiveFrom" required />

export const EffectiveUntilInput = () => <DateControl source="effectiveUntil" />

export const SourceInput = () => <TextControl source="source" />
