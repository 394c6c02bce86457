/** Inputs of compound values in the gallery: texts per language, rows, colours. */
import Box from '@mui/material/Box'
import { RecordContextProvider } from 'react-admin'
import { ColourValue } from '#resources/fields/ColourValue.tsx'
import { LocalizedValue } from '#resources/fields/LocalizedValue.tsx'
import { RowsValue } from '#resources/fields/RowsValue.tsx'
import { ColourControl } from '#resources/inputs/ColourControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'
import { RowsControl } from '#resources/inputs/rows/RowsControl.tsx'
import type { ControlProps } from '#resources/inputs/useControl.ts'
import { useLabel } from '#resources/texts/useLabel.ts'
import type { RowColumn } from '#schemas/entity.ts'
import { locales } from '#schemas/product.ts'
import { WidgetForm } from './StateGrid.tsx'

const languages = [...locales, 'de']
const columns: readonly RowColumn[] = [
  { name: 'text', type: 'string', required: true },
  { name: 'choice', type: 'enum', values: locales, required: false },
  { name: 'money', type: 'money', required: false },
  { name: 'percentage', type: 'percentage', required: false },
  { name: 'boolean', type: 'boolean', required: true },
]
const rules = [
  {
    text: 'Eerste herinnering',
    choice: 'nl',
    money: { amount: 4_000, currency: 'EUR' },
    percentage: null,
    boolean: true,
  },
  { text: 'Ingebrekestelling', choice: 'fr', money: null, percentage: '12.5', boolean: false },
]
const texts = { nl: 'Betalingsherinnering', en: 'Payment reminder', fr: 'Rappel de paiement' }
const letter = {
  nl: '<p>Geachte heer, mevrouw,</p><p>Uw rekening staat <strong>open</strong>.</p>',
  de: '<p>Guten Tag,</p>',
}

const values = {
  names_filled: texts,
  lines_filled: { nl: 'Eerste regel.\nTweede regel.', fr: 'Première ligne.' },
  letter_filled: letter,
  rules_filled: rules,
  rules_disabled: rules,
  colour_filled: '#1c7ed6',
  colour_disabled: '#7c8490',
  foreign: { nl: 'Alleen in het Nederlands' },
}

const Rows = (props: ControlProps) => <RowsControl {...props} columns={columns} />

export const ValueWidgets = () => (
  <WidgetForm values={values} mistaken={['names_mistaken', 'rules_mistaken', 'rules_filled.1.text', 'colour_mistaken']}>
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LocalizedControl source="names_filled" languages={languages} required />
      <LocalizedControl source="names_mistaken" languages={locales} required />
      <LocalizedControl source="lines_filled" languages={locales} lines />
      <LocalizedControl source="letter_filled" languages={languages} html />
      <Rows source="rules_filled" />
      <Rows source="rules_mistaken" required />
      <Rows source="rules_disabled" write="ROLE_NOBODY" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }}>
        <ColourControl source="colour_filled" />
        <ColourControl source="colour_mistaken" required />
        <ColourControl source="colour_disabled" write="ROLE_NOBODY" />
      </Box>
      <RecordContextProvider value={{ id: 0, ...values }}>
        <Shown />
      </RecordContextProvider>
    </Box>
  </WidgetForm>
)

const Shown = () => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 1.5,
      '& dt': { typography: 'caption', color: 'text.secondary' },
      '& dd': { m: 0 },
    }}
  >
    <Read source="foreign" />
    <Read source="rules_filled" />
    <Read source="colour_filled" />
  </Box>
)

const fields = {
  foreign: <LocalizedValue source="foreign" />,
  rules_filled: <RowsValue source="rules_filled" columns={columns} />,
  colour_filled: <ColourValue source="colour_filled" />,
}

const Read = ({ source }: { source: keyof typeof fields }) => (
  <div>
    <dt>{useLabel(source)}</dt>
    <dd>{fields[source]}</dd>
  </div>
)
