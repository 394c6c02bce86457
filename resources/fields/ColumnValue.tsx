/** Shows a value of a row like the same value of a record. */
import type { RowColumn } from '#schemas/entity.ts'
import { BooleanValue } from './BooleanValue.tsx'
import { ColourValue } from './ColourValue.tsx'
import { DateTimeValue } from './DateTimeValue.tsx'
import { DateValue } from './DateValue.tsx'
import { EmailValue } from './EmailValue.tsx'
import { DecimalValue } from './DecimalValue.tsx'
import { EnumValue } from './EnumValue.tsx'
import { IbanValue } from './IbanValue.tsx'
import { ListValue } from './ListValue.tsx'
import { LocalizedValue } from './LocalizedValue.tsx'
import { LongTextValue } from './LongTextValue.tsx'
import { MoneyValue } from './MoneyValue.tsx'
import { PercentageValue } from './PercentageValue.tsx'
import { PhoneValue } from './PhoneValue.tsx'
import { TextValue } from './TextValue.tsx'
import { UriValue } from './UriValue.tsx'

export const ColumnValue = ({ source, column }: { source: string; column: RowColumn }) => {
  switch (column.type) {
    case 'boolean':
      return <BooleanValue source={source} />
    case 'date':
      return <DateValue source={source} />
    case 'date-time':
      return <DateTimeValue source={source} />
    case 'money':
      return <MoneyValue source={source} />
    case 'percentage':
      return <PercentageValue source={source} />
    case 'decimal':
      return <DecimalValue source={source} />
    case 'enum':
      return <EnumValue source={source} />
    case 'list':
      return <ListValue source={source} />
    case 'localized':
      return <LocalizedValue source={source} html={column.format === 'html'} />
    case 'text':
      return <LongTextValue source={source} />
    default: {
      const Value = (column.format && formatted[column.format]) || TextValue
      return <Value source={source} />
    }
  }
}

const formatted: Partial<Record<string, typeof TextValue>> = {
  colour: ColourValue,
  email: EmailValue,
  iban: IbanValue,
  'phone-e164': PhoneValue,
  uri: UriValue,
}
