/** Rows of values as a small table. */
import Box from '@mui/material/Box'
import { RecordContextProvider } from 'react-admin'
import type { RowColumn } from '#schemas/entity.ts'
import { isEmpty } from '#resources/form/conditions.ts'
import { useLabel } from '#resources/texts/useLabel.ts'
import { ColumnValue } from './ColumnValue.tsx'
import { rowRecord } from '#resources/texts/rowPath.ts'
import type { RowValues } from '#resources/texts/rowsText.ts'
import type { ValueProps } from '#resources/texts/useValue.ts'

export type RowsTableProps = ValueProps & { columns: readonly RowColumn[]; rows: readonly RowValues[] }

const isNumeric = ({ type }: RowColumn): boolean =>
  type === 'integer' || type === 'money' || type === 'percentage' || type === 'decimal'

const isLong = ({ type, maxLength = 0 }: RowColumn): boolean =>
  type === 'text' || type === 'list' || type === 'localized' || maxLength > 80

export const RowsTable = ({ source, columns: all, rows }: RowsTableProps) => {
  const label = useLabel(source)
  // Leaves out columns that are empty in all rows.
  const columns = all.filter(({ name }) => rows.some((row) => !isEmpty(row[name])))
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={label}>
      <Box
        component="table"
        aria-label={label}
        sx={{
          borderCollapse: 'collapse',
          typography: 'body2',
          minWidth: 'min(100%, 320px)',
          overflowWrap: 'normal',
          '& th, & td:not(.long)': { whiteSpace: 'nowrap' },
          '& .long': { minWidth: 160 },
          '& th, & td': {
            textAlign: 'start',
            verticalAlign: 'top',
            py: 0.5,
            pr: 2.5,
            borderBottom: 1,
            borderColor: 'divider',
          },
          '& th': { typography: 'caption', color: 'text.secondary' },
          '& .numeric': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
          '& tbody tr:last-child td': { borderBottom: 0 },
        }}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.name} source={`${source}.0.${column.name}`} isNumeric={isNumeric(column)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <RecordContextProvider key={index} value={rowRecord(source, index, row)}>
              <tr>
                {columns.map((column) => (
                  <td key={column.name} className={isNumeric(column) ? 'numeric' : isLong(column) ? 'long' : undefined}>
                    <ColumnValue source={`${source}.${index}.${column.name}`} column={column} />
                  </td>
                ))}
              </tr>
            </RecordContextProvider>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

const Head = ({ source, isNumeric: numeric }: ValueProps & { isNumeric: boolean }) => (
  <th scope="col" className={numeric ? 'numeric' : undefined}>
    {useLabel(source)}
  </th>
)
