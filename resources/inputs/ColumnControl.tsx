/** Input of one column of a row, the same as for a property. */
import type { RoleExpression, RowColumn } from '#schemas/entity.ts'
import { BooleanControl } from './BooleanControl.tsx'
import { ColourControl } from './ColourControl.tsx'
import { DateControl } from '#resources/inputs/date/DateControl.tsx'
import { DateTimeControl } from '#resources/inputs/date/DateTimeControl.tsx'
import { DecimalControl } from './DecimalControl.tsx'
import { EnumControl } from '#resources/inputs/choice/EnumControl.tsx'
import { IntegerControl } from './IntegerControl.tsx'
import { ListControl } from './ListControl.tsx'
import { LocalizedControl } from '#resources/inputs/localized/LocalizedControl.tsx'
import { LongTextControl } from './LongTextControl.tsx'
import { MoneyControl } from './MoneyControl.tsx'
import { PercentageControl } from './PercentageControl.tsx'
import { TextControl } from './TextControl.tsx'

type ColumnProps = { source: string; column: RowColumn; write?: RoleExpression }

export const ColumnControl = ({ source, column, write }: ColumnProps) => {
  const { type, format, required, values = [], languages = [] } = column
  const own = { source, write, required }
  switch (type) {
    case 'boolean':
      return <BooleanControl {...own} nullable={!required && column.default === undefined} />
    case 'date':
      return <DateControl {...own} />
    case 'date-time':
      return <DateTimeControl {...own} />
    case 'money':
      return <MoneyControl {...own} />
    case 'percentage':
      return <PercentageControl {...own} />
    case 'decimal':
      return <DecimalControl {...own} />
    case 'integer':
      return <IntegerControl {...own} />
    case 'enum':
      return <EnumControl {...own} values={values} />
    case 'list':
      return <ListControl {...own} values={column.values} />
    case 'localized':
      return <LocalizedControl {...own} languages={languages} />
    case 'text':
      return <LongTextControl {...own} />
    case 'string':
      return format === 'colour' ? <ColourControl {...own} /> : <TextControl {...own} format={format} />
  }
}
