/** A table of an answer: words at the left, numbers at the right. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import type { Cell, Table } from './answerParts.ts'

type AnswerTableProps = Omit<Table, 'rows'> & {
  rows: readonly (readonly ReactNode[])[]
  /** Number of first rows that are shown only where the table that replaces them does not fit. */
  narrow?: number
}

export const AnswerTable = ({ title, head, rows, replaces, narrow = 0 }: AnswerTableProps) => {
  const heading = useId()
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={replaces === undefined ? section : { ...section, ...onlyWide }}
    >
      <Typography id={heading} component="h2" variant="subtitle2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="table" aria-labelledby={heading} sx={table}>
        <thead>
          <tr>
            {head.map(({ text, ...kind }) => (
              <th key={text} scope="col" className={classOf(kind)}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, n) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines of an answer have no name, and nothing in them changes
            <tr key={n} className={n < narrow ? 'narrow' : undefined}>
              {cells.map((cell, place) => (
                <td key={head[place]?.text} className={classOf(head[place])}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

/** Paper has no grid: pages break between blocks only. */
const section = { minWidth: 0, '@media print': { mt: 2 } } as const
const onlyWide = { display: { xs: 'none', md: 'block' }, displayPrint: 'block' } as const

const classOf = ({ isNumber, isWhole, isWide }: Partial<Cell> = {}) =>
  isNumber ? 'number' : isWide ? 'wide whole' : isWhole ? 'whole' : undefined

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    py: 0.75,
    pr: 1.25,
    borderBottom: 1,
    borderColor: 'divider',
    verticalAlign: 'top',
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  '& th': { color: 'text.secondary', fontWeight: 500, typography: 'caption' },
  '& td.whole': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& tr > :last-child': { pr: 0 },
  '& tr': { breakInside: 'avoid' },
  '& .wide': { display: { xs: 'none', md: 'table-cell' }, displayPrint: 'table-cell' },
  '& .narrow': { display: { xs: 'table-row', md: 'none' }, displayPrint: 'none' },
} as const
