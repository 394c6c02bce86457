/** Outcome per pasted number, problems first. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTranslate } from 'react-admin'
import type { Answers } from '#providers/generated/calls.ts'

export type Pasted = Answers['POST']['/api/v4/dialer-blacklist/paste']
type Outcome = Pasted['lines'][number]['outcome']

const colours = { added: 'success', known: 'default', repeated: 'default', invalid: 'error' } as const
const order: readonly Outcome[] = ['invalid', 'known', 'repeated', 'added']

export const PastedLines = ({ pasted, onMore }: { pasted: Pasted; onMore: () => void }) => {
  const translate = useTranslate()
  const invalid = pasted.lines.filter(({ outcome }) => outcome === 'invalid').length
  const lines = pasted.lines.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome) || a.line - b.line)
  return (
    <>
      <Alert severity={invalid > 0 ? 'warning' : 'success'}>
        {[
          translate('blacklist.added', { smart_count: pasted.added }),
          invalid > 0 && translate('blacklist.wrong', { smart_count: invalid }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Alert>
      <Box
        sx={{ maxHeight: 360, overflow: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={translate('blacklist.title')}
      >
        <Table size="small" stickyHeader sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell align="right">{translate('blacklist.line')}</TableCell>
              <TableCell>{translate('blacklist.typed')}</TableCell>
              <TableCell>{translate('resources.dialer-blacklist.fields.phone')}</TableCell>
              <TableCell>{translate('blacklist.outcome')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(({ line, typed, phone, outcome }) => (
              <TableRow key={line}>
                <TableCell align="right">{line}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 84 }}>{typed}</TableCell>
                <TableCell>{phone}</TableCell>
                <TableCell>
                  <Chip
                    size="small"
                    variant="outlined"
                    color={colours[outcome]}
                    label={translate(`blacklist.outcomes.${outcome}`)}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <div>
        <Button onClick={onMore}>{translate('blacklist.more')}</Button>
      </div>
    </>
  )
}
