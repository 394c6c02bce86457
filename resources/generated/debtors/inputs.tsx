// Generated from debtor.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const KindInput = () => <EnumControl source="kind" values={['private', 'company']} required />

export const SalutationInput = () => (
  <ConditionalInput when={{ kind: 'private' }}>
    <RelationControl source="salutation" reference="salutation" embed={['name']} where={{ active: true }} />
  </ConditionalInput>
)

export const InitialsInput = () => (
  <ConditionalInput when={{ kind: 'private' }}>
    <TextControl source="initials" />
  </ConditionalInput>
)

export const FirstNameInput = () => (
  <ConditionalInput when={{ kind: 'private' }}>
    <TextControl source="firstName" />
  </ConditionalInput>
)

export const InsertionInput = () => (
  <ConditionalInput when={{ kind: 'private' }}>
    <TextControl source="insertion" />
  </ConditionalInput>
)

export const LastNameInput = () => (
  <ConditionalInput when={{ kind: 'private' }}>
    <TextControl source="lastName" />
  </ConditionalInput>
)

export const GenderInput = () => (
  <ConditionalInput when={{ kind: 'private' }}>
    <EnumControl source="gender" values={['male', 'female', 'unknown']} />
  </ConditionalInput>
)

export const BirthDateInput = () => (
  <ConditionalInput when={{ kind: 'private' }}>
    <DateControl source="birthDate" />
  </ConditionalInput>
)

export const DeceasedAtInput = () => (
  <ConditionalInput when={{ kind: 'private' }}>
    <DateControl source="deceasedAt" />
  </ConditionalInput>
)

export const CompanyInput = () => (
  <ConditionalInput when={{ kind: 'company' }}>
    <TextControl source="company" />
  </ConditionalInput>
)

export const LegalFormInput = () => (
  <ConditionalInput when={{ kind: 'company' }}>
    <EnumControl
      source="legalForm"
      values={[
        'bv',
        'nv',
        'eenmanszaak',
        'vof',
        'cv',
        'maatschap',
        'stichting',
        'vereniging',
        'cooperatie',
        'publiek',
        'foreign',
      ]}
    />
  </ConditionalInput>
)

export const KvkNumberInput = () => (
  <ConditionalInput when={{ kind: 'company' }}>
    <TextControl source="kvkNumber" format="kvk" />
  </ConditionalInput>
)

export const VatNumberInput = () => (
  <ConditionalInput when={{ kind: 'company' }}>
    <TextControl source="vatNumber" format="vat-nl" />
  </ConditionalInput>
)

export const LanguageInput = () => <EnumControl source="language" values={['nl', 'en', 'fr', 'de']} />

export const IbanInput = () => (
  <ConditionalInput read="ROLE_FILE_EDIT or ROLE_FINANCE or ROLE_EMPLOYEE_FINANCE">
    <TextControl source="iban" format="iban" />
  </ConditionalInput>
)

export const RepresentativeInput = () => (
  <RelationControl
    source="representative"
    reference="representative"
    embed={['name', 'organisation']}
    where={{ active: true }}
  />
)

export const DoNotCallInput = () => <BooleanControl source="doNotCall" />

export const DoNotEmailInput = () => <BooleanControl source="doNotEmail" />

export const VulnerableInput = () => <BooleanControl source="vulnerable" />

export const NotesInput = () => <LongTextControl source="notes" />
