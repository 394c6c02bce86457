/** Takes a table that was copied in a spreadsheet, shows what each column is taken for, and lets that be changed. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { claimFields, claimTypes, neatRow, type ClaimField, type ClaimRow } from './claimRows.ts'
import { faultyRows, isFaulty, mappingOf, rowsFrom, tableIn, type Mapping } from './pastedClaims.ts'

type PasteClaimsProps = {
  /** Text that was pasted into the table; empty: it is pasted here. */
  pasted: string
  /** Rows that still fit. */
  room: number
  onClose: () => void
  onRows: (rows: readonly ClaimRow[]) => void
}

const shownRows = 8

export const PasteClaims = ({ pasted, room, onClose, onRows }: PasteClaimsProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const heading = useId()
  const [text, setText] = useState(pasted)
  const [chosen, setChosen] = useState<Mapping>()
  const words = Object.fromEntries(claimTypes.map((type) => [type, translate(`resources.claim.values.type.${type}`)]))
  const table = tableIn(text)
  const mapping = chosen?.length === table.width ? chosen : mappingOf(table, words)
  const rows = rowsFrom(table, mapping, words)
  const faulty = faultyRows(rows)
  const name = (field: ClaimField) => translate(`resources.claim.fields.${field}`)
  const map = (place: number, field: ClaimField | null) =>
    setChosen(mapping.map((one, other) => (other === place ? field : one === field ? null : one)))
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={heading}>
      <DialogTitle id={heading}>{translate('newFile.paste.title')}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {translate('newFile.paste.lead')}
        </Typography>
        <TextField
          multiline
          minRows={3}
          maxRows={pasted === '' ? 10 : 4}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the dialog was opened for
          autoFocus={pasted === ''}
          label={translate('newFile.paste.cells')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { spellCheck: false } }}
        />
        {rows.length > 0 && (
          <Box
            sx={{ overflowX: 'auto' }}
            // A table that scrolls sideways is reached by keyboard too.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            role="region"
            aria-label={translate('newFile.paste.preview')}
          >
            <Box component="table" sx={tableStyle}>
              <thead>
                <tr>
                  {mapping.map((field, place) => (
                    // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
                    <th key={place} scope="col">
                      <TextField
                        select
                        size="small"
                        fullWidth
                        value={field ?? ''}
                        onChange={({ target }) => map(place, (target.value || null) as ClaimField | null)}
                        slotProps={{
                          select: {
                            displayEmpty: true,
                            SelectDisplayProps: {
                              'aria-label': translate('newFile.paste.column', {
                                column: table.headings[place] || String(place + 1),
                              }),
                            },
                          },
                        }}
                      >
                        <MenuItem value="">{translate('newFile.paste.leftOut')}</MenuItem>
                        {claimFields.map((one) => (
                          <MenuItem key={one} value={one}>
                            {name(one)}
                          </MenuItem>
                        ))}
                      </TextField>
                      {table.headings[place] && (
                        <Typography variant="caption" color="text.secondary" component="div" noWrap>
                          {table.headings[place]}
                        </Typography>
                      )}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.slice(0, shownRows).map((cells, nth) => (
                  // oxlint-disable-next-line react/no-array-index-key -- rows are shown in their order
                  <tr key={nth}>
                    {mapping.map((field, place) => {
                      const isWrong = field !== null && isFaulty(field, rows[nth]?.[field] ?? '')
                      return (
                        // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
                        <td key={place} className={isWrong ? 'wrong' : field === null ? 'out' : undefined}>
                          {cells[place] || (isWrong ? translate('newFile.paste.empty') : '')}
                        </td>
                      )
                    })}
                  </tr>
                ))}
              </tbody>
            </Box>
          </Box>
        )}
        <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
          {rows.length > shownRows && (
            <Typography variant="body2" color="text.secondary">
              {translate('newFile.paste.more', { smart_count: rows.length - shownRows })}
            </Typography>
          )}
          {faulty > 0 && <Alert severity="warning">{translate('newFile.paste.faulty', { smart_count: faulty })}</Alert>}
          {rows.length > room && <Alert severity="warning">{translate('newFile.paste.tooMany', { room })}</Alert>}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={rows.length === 0}
          onClick={() => {
            onRows(rows.slice(0, room).map((row) => neatRow(row, locale)))
            onClose()
          }}
        >
          {translate('newFile.paste.take', { smart_count: Math.min(rows.length, room) })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const tableStyle = {
  borderCollapse: 'collapse',
  typography: 'body2',
  width: '100%',
  '& th, & td': { textAlign: 'left', p: 0.75, borderBottom: 1, borderColor: 'divider', minWidth: 130, maxWidth: 260 },
  '& td': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& th': { verticalAlign: 'top', fontWeight: 400 },
  '& .wrong': { color: 'error.main', fontWeight: 600 },
  '& .out': { color: 'text.disabled', textDecoration: 'line-through' },
} as const
