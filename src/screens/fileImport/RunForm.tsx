/** Options for importing checked rows: join running files, when their workflow starts, and whether faults stop it. */
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Paper from '@mui/material/Paper'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Switch from '@mui/material/Switch'
import { useId, useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { DayField } from '#resources/inputs/date/DayField.tsx'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { isDate } from '#schemas/formats/date.ts'
import { Amounts } from './Amounts.tsx'
import { useImportSteps, type Import } from './imports.ts'

const starts = ['now', 'date', 'hold'] as const

export const RunForm = ({ job: { id, type, counts, options, amounts, unusual } }: { job: Import }) => {
  const translate = useTranslate()
  const startId = useId()
  const number = new Intl.NumberFormat(useKnownLocale())
  const { isBusy, take } = useImportSteps(id)
  const [merge, setMerge] = useState(options.merge)
  const [start, setStart] = useState(options.start)
  const [startOn, setStartOn] = useState(options.startOn ?? '')
  const [partly, setPartly] = useState(options.partly)
  const [confirmUnusual, setConfirmed] = useState(false)
  // Payments and credits are of items that run already.
  const opens = type !== 'precasso_update'
  const isHeldUp = (counts.failed > 0 && !partly) || (unusual.length > 0 && !confirmUnusual)
  const isLacking = start === 'date' && !isDate(startOn)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isHeldUp && !isLacking)
      void take('run', { merge, start, startOn: start === 'date' ? startOn : null, partly, confirmUnusual })
  }
  const counted = (name: 'failed' | 'ok' | 'duplicate') => ({
    smart_count: counts[name],
    count: number.format(counts[name]),
  })
  return (
    <Paper
      variant="outlined"
      component="form"
      onSubmit={handleSubmit}
      sx={{ p: { xs: 1.5, sm: 2.5 }, display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Amounts amounts={amounts} />
      {unusual.length > 0 && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {unusual.join(' ')}
          <FormControlLabel
            sx={{ display: 'flex' }}
            control={<Checkbox size="small" checked={confirmUnusual} onChange={(_, is) => setConfirmed(is)} />}
            label={translate('fileImport.confirmUnusual')}
          />
        </Alert>
      )}
      <Alert severity={counts.failed > 0 ? 'warning' : 'info'} role="status" sx={{ width: '100%' }}>
        {[
          translate('fileImport.found.ok', counted('ok')),
          counts.failed > 0 && translate('fileImport.found.failed', counted('failed')),
          counts.duplicate > 0 && translate('fileImport.found.duplicate', counted('duplicate')),
          translate('fileImport.nothingWritten'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Alert>
      {counts.failed > 0 && (
        <FormControlLabel
          control={<Switch checked={partly} onChange={(_, is) => setPartly(is)} />}
          label={translate('fileImport.partly', counted('ok'))}
        />
      )}
      {/* An item is reminded from its own beginning, so no other joins it. */}
      {type !== 'precasso' && opens && (
        <FormControlLabel
          control={<Switch checked={merge} onChange={(_, is) => setMerge(is)} />}
          label={translate('fileImport.merge')}
        />
      )}
      {opens && (
        <FormControl>
          <FormLabel id={startId}>{translate('resources.import-job.fields.start')}</FormLabel>
          <RadioGroup row aria-labelledby={startId} value={start} onChange={(_, value) => setStart(value)}>
            {starts.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio size="small" />}
                label={translate(`resources.import-job.values.start.${one}`)}
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
      {start === 'date' && (
        <DayField
          isOptional
          required
          label={translate('resources.import-job.fields.startOn')}
          value={startOn}
          onChange={setStartOn}
          sx={{ maxWidth: 200 }}
        />
      )}
      <Button type="submit" variant="contained" loading={isBusy} disabled={isHeldUp || isLacking || counts.ok === 0}>
        {translate('fileImport.run', counted('ok'))}
      </Button>
    </Paper>
  )
}
