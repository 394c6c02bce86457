// Generated from insolvency-event.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { PercentageControl } from '#resources/inputs/PercentageControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const DebtorInput = () => (
  <RelationControl source="debtor" reference="debtor" embed={['name', 'number']} required />
)

export const KindInput = () => (
  <EnumControl
    source="kind"
    values={[
      'shv_intake',
      'shv_arrangement',
      'moratorium',
      'wsnp',
      'bankruptcy',
      'suspension_of_payments',
      'bewind',
      'curatele',
      'deceased',
      'vow',
    ]}
    required
  />
)

export const StartDateInput = () => <DateControl source="startDate" required />

export const EndDateInput = () => <DateControl source="endDate" />

export const ReferenceInput = () => <TextControl source="reference" />

export const CourtInput = () => <RelationControl source="court" reference="court" embed={['name']} />

export const RepresentativeInput = () => (
  <RelationControl source="representative" reference="representative" embed={['name', 'organisation']} />
)

export const BlocksCollectionInput = () => <BooleanControl source="blocksCollection" />

export const StopsInterestInput = () => <BooleanControl source="stopsInterest" />

export const OfferedPercentageInput = () => <PercentageControl source="offeredPercentage" />

export const NoteInput = () => <LongTextControl source="note" />
