/** Calls by customer, endpoint, status or address, most first, with their share of errors. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { formatNumber, formatRate } from './format.ts'
import { errorRate, type Sum } from './monitoring.ts'

type SumTableProps = {
  title: string
  /** Name of a row, singular. */
  of: string
  rows: readonly { key: string; name: ReactNode; sum: Sum }[]
  /** Leaves out the share of errors, for tables in which every call is one. */
  isPlain?: boolean
}

export const SumTable = ({ title, of, rows, isPlain = false }: SumTableProps) => {
  const translate = useTranslate()
  const heading = useId()
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Typography id={heading} component="h2" variant="subtitle2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {rows.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate('integration.monitoring.noneHere')}
        </Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-labelledby={heading}>
          <Table size="small" sx={{ '& td, & th': { px: 1 }, '& tbody tr:last-child > *': { borderBottom: 0 } }}>
            <TableHead>
              <TableRow>
                <TableCell>{of}</TableCell>
                <TableCell align="right">{translate('integration.monitoring.calls')}</TableCell>
                {!isPlain && <TableCell align="right">{translate('integration.monitoring.errorRate')}</TableCell>}
                {!isPlain && <TableCell align="right">p95</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ key, name, sum }) => (
                <TableRow key={key}>
                  <TableCell
                    component="th"
                    scope="row"
                    sx={{ overflowWrap: 'anywhere', minWidth: 150, fontWeight: 400 }}
                  >
                    {name}
                  </TableCell>
                  <TableCell align="right">{formatNumber(sum.calls)}</TableCell>
                  {!isPlain && (
                    <TableCell align="right" sx={{ color: errorRate(sum) >= 5 ? 'error.main' : undefined }}>
                      {formatRate(errorRate(sum))}
                    </TableCell>
                  )}
                  {!isPlain && (
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      {sum.p95 === null ? '' : `${formatNumber(sum.p95)} ms`}
                    </TableCell>
                  )}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Paper>
  )
}
