// Generated from document.schema.json by npm run codegen. Do not edit.
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'

export const FileInput = () => <RelationControl source="file" reference="file" embed={['number']} />

export const PrecassoInput = () => <RelationControl source="precasso" reference="precasso" embed={['number']} />

export const NameInput = () => <TextControl source="name" required />

export const KindInput = () => (
  <EnumControl
    source="kind"
    values={[
      'invoice',
      'contract',
      'fourteen_day_letter',
      'letter_out',
      'letter_in',
      'email',
      'judgment',
      'summons',
      'annex',
      'identity',
      'statement',
      'export',
      'other',
    ]}
    required
  />
)

export const DirectionInput = () => <EnumControl source="direction" values={['in', 'out']} />

export const VisibleToClientInput = () => <BooleanControl source="visibleToClient" />

export const VisibleToDebtorInput = () => <BooleanControl source="visibleToDebtor" />
