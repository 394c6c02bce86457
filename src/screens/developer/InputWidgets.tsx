/** Inputs of single values, selects and files in the gallery. */
import { BooleanControl } from '#resources/inputs/BooleanControl.tsx'
import { AjaxSelectControl } from '#resources/inputs/choice/AjaxSelectControl.tsx'
import { CheckboxesControl } from '#resources/inputs/choice/CheckboxesControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'
import { DateTimeControl } from '#resources/inputs/date/DateTimeControl.tsx'
import { EnumControl, RadioControl } from '#resources/inputs/choice/EnumControl.tsx'
import { FileControl, FilesControl } from '#resources/inputs/file/FileControl.tsx'
import { IntegerControl } from '#resources/inputs/IntegerControl.tsx'
import { JsonControl } from '#resources/inputs/JsonControl.tsx'
import { ListControl } from '#resources/inputs/ListControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'
import { LongTextControl } from '#resources/inputs/LongTextControl.tsx'
import { MoneyControl } from '#resources/inputs/MoneyControl.tsx'
import { PercentageControl } from '#resources/inputs/PercentageControl.tsx'
import { RelationControl, RelationsControl } from '#resources/inputs/choice/RelationControl.tsx'
import { SelectControl } from '#resources/inputs/choice/SelectControl.tsx'
import { TextControl } from '#resources/inputs/TextControl.tsx'
import { locales } from '#schemas/product.ts'
import { StateGrid, type Widget } from './StateGrid.tsx'

const inputs: readonly Widget[] = [
  { name: 'text', input: TextControl, value: 'Merel Webshops B.V.' },
  { name: 'longText', input: LongTextControl, value: 'De eerste regel.\nDe tweede regel.' },
  { name: 'iban', input: (props) => <TextControl {...props} format="iban" />, value: 'NL69TEST0000000001' },
  { name: 'phone', input: (props) => <TextControl {...props} format="phone-e164" />, value: '+31612345678' },
  { name: 'integer', input: IntegerControl, value: 42 },
  { name: 'percentage', input: PercentageControl, value: '12.5' },
  { name: 'money', input: MoneyControl, value: { amount: 123_456, currency: 'DKK' } },
  { name: 'date', input: DateControl, value: '2026-02-01' },
  { name: 'dateTime', input: DateTimeControl, value: '2026-02-01T08:05:00.000Z' },
  { name: 'boolean', input: BooleanControl, value: true },
  { name: 'maybe', input: (props) => <BooleanControl {...props} nullable />, value: false },
  { name: 'choice', input: (props) => <EnumControl {...props} values={locales} />, value: 'nl' },
  { name: 'radio', input: (props) => <RadioControl {...props} values={locales} />, value: 'fr' },
  { name: 'list', input: (props) => <ListControl {...props} values={locales} />, value: ['nl', 'fr'] },
  { name: 'checkboxes', input: (props) => <CheckboxesControl {...props} values={locales} />, value: ['nl'] },
  {
    name: 'localized',
    input: (props) => <LocalizedControl {...props} languages={locales} />,
    value: { nl: 'Hallo', fr: 'Bonjour' },
  },
  { name: 'json', input: JsonControl, value: { depth: 2 } },
]
export const InputWidgets = () => <StateGrid widgets={inputs} />

const thousand = Array.from({ length: 1000 }, (_, index) => ({
  id: index + 1,
  title: `${String(index + 1).padStart(4, '0')} · ${['Merel', 'Koolmees', 'Roodborst', 'Winterkoning'][index % 4]}`,
}))
const client = { id: 1, company: 'Client 1' }

const selects: readonly Widget[] = [
  { name: 'thousand', input: (props) => <SelectControl {...props} options={thousand} />, value: 12 },
  { name: 'none', input: (props) => <SelectControl {...props} options={[]} />, value: null },
  {
    name: 'ajax',
    input: (props) => <AjaxSelectControl {...props} url="/api/customer/search" text="company" />,
    value: 1,
  },
  {
    name: 'relation',
    input: (props) => <RelationControl {...props} reference="customer" embed={['company']} />,
    value: client,
  },
  {
    name: 'relations',
    input: (props) => <RelationsControl {...props} reference="customer" embed={['company']} />,
    value: [client],
  },
]
export const SelectWidgets = () => <StateGrid widgets={selects} />

const letter = new File(['%PDF-1.7 ...'], 'aanmaning-2026-02-01.pdf', { type: 'application/pdf' })
const picture = new File(['x'.repeat(84_000)], 'bon.png', { type: 'image/png' })

const files: readonly Widget[] = [
  {
    name: 'file',
    input: (props) => <FileControl {...props} accept=".pdf,image/*" maxSize={2_000_000} />,
    value: letter,
  },
  { name: 'manyFiles', input: (props) => <FilesControl {...props} maxCount={3} />, value: [letter, picture] },
]
export const FileWidgets = () => <StateGrid widgets={files} />
