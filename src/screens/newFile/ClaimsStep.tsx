/** The table of claims: typed row by row, or pasted from a spreadsheet. */
import Add from '@mui/icons-material/Add'
import ContentPaste from '@mui/icons-material/ContentPaste'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { ClaimCells, claimTracks } from './ClaimCells.tsx'
import { claimFields, contentRows, emptyRow, mostClaims, type ClaimField, type ClaimRow } from './claimRows.ts'
import { PasteClaims } from './PasteClaims.tsx'
import { isTable } from './pastedClaims.ts'
import type { StepProps } from './StepProps.ts'

export const ClaimsStep = ({ typed, errors, preview, onChange }: StepProps) => {
  const translate = useTranslate()
  const isNarrow = useMediaQuery('(max-width:899.95px)')
  const table = useRef<HTMLDivElement>(null)
  const [pasted, setPasted] = useState<string>()
  const rows = typed.claims.length > 0 ? typed.claims : [emptyRow]
  const set = (claims: readonly ClaimRow[]) => onChange({ claims })
  const sent = contentRows(rows).map(({ place }) => place)

  const focus = (place: number, field: ClaimField) =>
    // Waits a frame for the row to be drawn.
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>(`[data-cell="${place}.${field}"] input`)?.focus(),
    )
  const handleAdd = () => {
    set([...rows, nextRow(rows.at(-1))])
    focus(rows.length, 'number')
  }
  /** Enter and the arrows go through a column; Enter in the last row begins a new one. */
  const handleKey = (event: KeyboardEvent, place: number, field: ClaimField) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    const next = place + step
    if (next >= 0 && next < rows.length) focus(next, field)
    else if (event.key === 'Enter' && rows.length < mostClaims) handleAdd()
  }
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isTable(text)) return
    event.preventDefault()
    setPasted(text)
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 260px' }}>
          {translate('newFile.claims.lead')}
        </Typography>
        <Button startIcon={<ContentPaste />} onClick={() => setPasted('')}>
          {translate('newFile.paste.open')}
        </Button>
      </Box>
      {errors.claims && (
        <Alert severity="error" role="alert" sx={{ mb: 1.5 }}>
          {translate('newFile.claims.none')}
        </Alert>
      )}
      <Box ref={table} onPaste={handlePaste}>
        {!isNarrow && (
          <Box aria-hidden sx={{ display: 'grid', ...claimTracks, mb: 0.5 }}>
            {claimFields.map((field) => (
              <Typography key={field} variant="caption" color="text.secondary" noWrap>
                {translate(`resources.claim.fields.${field}`)}
              </Typography>
            ))}
          </Box>
        )}
        {rows.map((row, place) => (
          <ClaimCells
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name, and all that they show is in `row`
            key={place}
            {...{ row, place, errors, isNarrow }}
            said={preview?.claims[sent.indexOf(place)] ?? undefined}
            duplicates={preview?.duplicates.filter(({ claim }) => claim === sent.indexOf(place)) ?? []}
            onChange={(next) => set(rows.map((one, other) => (other === place ? next : one)))}
            onKey={(event, field) => handleKey(event, place, field)}
            onRemove={
              rows.length > 1 || sent.length > 0 ? () => set(rows.filter((_row, other) => other !== place)) : undefined
            }
          />
        ))}
      </Box>
      <Button startIcon={<Add />} disabled={rows.length >= mostClaims} onClick={handleAdd} sx={{ mt: 1 }}>
        {translate('newFile.claims.add')}
      </Button>
      {pasted !== undefined && (
        <PasteClaims
          pasted={pasted}
          room={mostClaims - sent.length}
          onClose={() => setPasted(undefined)}
          onRows={(more) => set([...contentRows(rows).map(({ row }) => row), ...more])}
        />
      )}
    </>
  )
}

/** A new row, with the kind and agreement of the one before. */
const nextRow = (before: ClaimRow | undefined): ClaimRow =>
  before ? { ...emptyRow, type: before.type, agreementReference: before.agreementReference } : emptyRow
