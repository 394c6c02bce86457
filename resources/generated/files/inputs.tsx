// Generated from file.schema.json by npm run codegen. Do not edit.
import { ConditionalInput } from '#resources/form/ConditionalInput.tsx'
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl, RelationsControl } from '#resources/inputs/choice/RelationControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'

export const CustomerInput = () => (
  <RelationControl source="customer" reference="customer" embed={['company']} partOf="parent" required />
)

export const MerchantInput = () => <RelationControl source="merchant" reference="merchant" embed={['name']} />

export const DebtorInput = () => (
  <RelationControl source="debtor" reference="debtor" embed={['name', 'number']} required />
)

export const CoDebtorsInput = () => (
  <RelationsControl source="coDebtors" reference="debtor" embed={['name', 'number']} />
)

export const FileTypeInput = () => <EnumControl source="fileType" values={['private', 'company']} required />

export const LegalTypeInput = () => (
  <RelationControl source="legalType" reference="legal-type" embed={['name']} where={{ active: true }} />
)

export const PhaseInput = () => (
  <EnumControl source="phase" values={['amicable', 'judicial', 'monitoring', 'bailiff', 'partner', 'shv']} />
)

export const FileStatusInput = () => (
  <RelationControl source="fileStatus" reference="file-status" embed={['name']} where={{ active: true }} />
)

export const TeamInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <RelationControl source="team" reference="team" embed={['name']} where={{ active: true }} />
  </ConditionalInput>
)

export const CaseManagerInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <RelationControl
      source="caseManager"
      reference="user"
      embed={['name']}
      where={{ kind: 'employee', active: true }}
    />
  </ConditionalInput>
)

export const AccountManagerInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <RelationControl
      source="accountManager"
      reference="user"
      embed={['name']}
      where={{ kind: 'employee', active: true }}
    />
  </ConditionalInput>
)

export const ClientReferenceInput = () => <TextControl source="clientReference" />

export const CustomerNumberInput = () => <TextControl source="customerNumber" />

export const LanguageInput = () => <EnumControl source="language" values={['nl', 'en', 'fr', 'de']} />

export const ReceivedAtInput = () => <DateControl source="receivedAt" required />

export const TagsInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <RelationsControl source="tags" reference="tag" embed={['name']} where={{ active: true }} />
  </ConditionalInput>
)

export const DescriptionInput = () => <LongTextControl source="description" />

export const NotesInput = () => (
  <ConditionalInput read="ROLE_EMPLOYEE">
    <LongTextControl source="notes" write="ROLE_FILE_EDIT" />
  </ConditionalInput>
)
