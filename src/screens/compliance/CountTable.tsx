/** Table of counts by name. */
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

export type Counts = { title: string; rows: readonly { name: string; value: string }[] }

export const CountTable = ({ title, rows }: Counts) => {
  const heading = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} sx={{ p: 2, breakInside: 'avoid' }}>
      <Typography id={heading} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 0.5 }}>
        {title}
      </Typography>
      <Table size="small" aria-labelledby={heading}>
        <TableBody>
          {rows.map(({ name, value }) => (
            <TableRow key={name} sx={{ '&:last-child > *': { border: 0 } }}>
              <TableCell component="th" scope="row" sx={{ pl: 0 }}>
                {name}
              </TableCell>
              <TableCell align="right" sx={{ pr: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {value}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  )
}
