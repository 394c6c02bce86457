/** Cells of a wrong row, to be corrected where the mistake is told; the server checks the row again at once. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useImportSteps, type Import, type ImportRow } from './imports.ts'

export const CorrectRow = ({ row: { place, rowNumber, data, errors }, job }: { row: ImportRow; job: Import }) => {
  const translate = useTranslate()
  const { isBusy, take } = useImportSteps(job.id)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [isWhole, setWhole] = useState(false)
  const columns = job.columns.filter(({ to }) => to)
  const mistakes = Map.groupBy(errors, ({ column }) => column)
  // Cells of columns that the file lacks are sent by what they become; somebody else may have added one since.
  const lacking = new Map(errors.flatMap(({ to, column }) => (to && column !== null ? [[column, to] as const] : [])))
  for (const { header } of columns) lacking.delete(header)
  const used = [...columns.map(({ header }) => header), ...lacking.keys()]
  const wrong = used.filter((header) => mistakes.has(header))
  // A mistake of the row as a whole may lie in any cell.
  const hasChoice = wrong.length > 0 && wrong.length < used.length
  const headers = hasChoice && !isWhole ? wrong : used
  const titleOf = (header: string) =>
    job.targets.find(({ to }) => lacking.has(header) && to === lacking.get(header))?.title ?? header
  const textAt = (header: string) => typed[header] ?? String(data[header] ?? '')
  const changed = Object.keys(typed).filter((header) => typed[header] !== String(data[header] ?? ''))

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const cells = changed.map((header) => ({
      ...(lacking.has(header) ? { to: lacking.get(header) } : { header }),
      value: typed[header] || null,
    }))
    void take('correct', { rows: [{ place, cells }] })
  }
  return (
    <Box
      component="form"
      aria-label={translate('fileImport.correctRow', { line: rowNumber })}
      onSubmit={handleSubmit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start', pt: 1 }}
    >
      {headers.map((header) => (
        <TextField
          key={header}
          size="small"
          label={titleOf(header)}
          value={textAt(header)}
          error={mistakes.has(header)}
          helperText={[lacking.has(header) && translate('fileImport.notInFile'), ...textsOf(mistakes.get(header))]
            .filter(Boolean)
            .join(' ')}
          onChange={(event) => setTyped({ ...typed, [header]: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 10_000 } }}
          sx={{ flex: '1 1 200px', maxWidth: { sm: 320 } }}
        />
      ))}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          type="submit"
          variant="outlined"
          loading={isBusy}
          disabled={changed.length === 0}
          sx={{ minHeight: 40 }}
        >
          {translate('fileImport.correct')}
        </Button>
        {hasChoice && (
          <Button onClick={() => setWhole(!isWhole)} aria-expanded={isWhole} sx={{ minHeight: 40 }}>
            {translate(isWhole ? 'fileImport.wrongCells' : 'fileImport.allCells')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

const textsOf = (errors: ImportRow['errors'] = []) => errors.map(({ text }) => text)
