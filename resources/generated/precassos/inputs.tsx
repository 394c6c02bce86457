// Generated from precasso.schema.json by npm run codegen. Do not edit.
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { RelationControl } from '#resources/inputs/choice/RelationControl.tsx'
import { RowsControl } from '#resources/inputs/rows/RowsControl.tsx'

export const MerchantInput = () => <RelationControl source="merchant" reference="merchant" embed={['name']} />

export const ClaimsInput = () => (
  <RowsControl
    source="claims"
    columns={[
      {
        name: 'type',
        type: 'enum',
        required: true,
        default: 'invoice',
        values: ['invoice', 'credit_note', 'subscription_term', 'rent', 'instalment', 'loan', 'damage', 'other'],
      },
      { name: 'number', type: 'string', required: true, minLength: 1, maxLength: 40 },
      { name: 'invoiceDate', type: 'date', required: true },
      { name: 'dueDate', type: 'date', required: true },
      { name: 'amount', type: 'money', required: true },
      { name: 'description', type: 'text', required: false, maxLength: 400 },
      { name: 'agreementReference', type: 'string', required: false, maxLength: 80 },
    ]}
  />
)

export const PaymentsInput = () => (
  <RowsControl
    source="payments"
    columns={[
      { name: 'date', type: 'date', required: true },
      { name: 'amount', type: 'money', required: true },
      { name: 'reference', type: 'string', required: false, maxLength: 140 },
    ]}
  />
)

export const BrandingInput = () => <EnumControl source="branding" values={['client', 'office']} />

export const LanguageInput = () => <EnumControl source="language" values={['nl', 'en', 'fr', 'de']} />

export const ClientReferenceInput = () => <TextControl source="clientReference" />
