/**
 * Restores an earlier version of a record: shows the changes, each of which can be left out, then saves them like an
 * edit, with errors at their fields.
 */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { Difference } from './Difference.tsx'
import type { Undone } from './earlierVersion.ts'
import { useRestore } from './useRestore.ts'

type RestoreProps = {
  entity: Entity
  record: RaRecord
  /** Moment of the version; absent: before the first event. */
  at?: string
  /** Number of later events. */
  since: number
  onClose: () => void
}

export const RestoreDialog = ({ entity, record, at, since, onClose }: RestoreProps) => {
  const translate = useTranslate()
  const isNarrow = useMediaQuery('(max-width:599.95px)')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { undone, failure, errors, isBusy, save } = useRestore({ entity, record, since, onDone: onClose })
  const chosen = undone?.filter(({ property }) => !left.has(property.name)) ?? []
  const handleToggle = (name: string) =>
    setLeft((before) => new Set(before.has(name) ? [...before].filter((one) => one !== name) : [...before, name]))

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={isNarrow} aria-labelledby="restore-title">
      <DialogTitle id="restore-title">
        {at ? translate('history.restoreTitle', { moment: formatMoment(at) }) : translate('history.restoreFirst')}
      </DialogTitle>
      <DialogContent dividers>
        {failure && (
          <Alert severity="error" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
            {translate(failure, { _: failure })}
          </Alert>
        )}
        {!undone && !failure && <Skeleton variant="rounded" height={120} aria-busy />}
        {undone?.length === 0 && translate('history.noDifference')}
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {undone?.map((one) => (
            <Row
              key={one.property.name}
              {...{ entity }}
              undone={one}
              error={errors[one.property.name]}
              isChosen={chosen.includes(one)}
              onToggle={() => handleToggle(one.property.name)}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={chosen.length === 0} loading={isBusy} onClick={() => save(chosen)}>
          {translate('history.restore')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type RowProps = { entity: Entity; undone: Undone; error?: string; isChosen: boolean; onToggle: () => void }

const Row = ({ entity, undone: { property, now, was }, error, isChosen, onToggle }: RowProps) => {
  const translate = useTranslate()
  return (
    <div>
      <FormControlLabel
        control={<Checkbox size="small" checked={isChosen} onChange={onToggle} />}
        label={translate(`resources.${entity.name}.fields.${property.name}`, { _: property.name })}
      />
      <Box sx={{ pl: 3.5, typography: 'body2', opacity: isChosen ? 1 : 0.55 }}>
        <Difference {...{ entity, property }} from={now} to={was} />
      </Box>
      {error && (
        <FormHelperText error sx={{ pl: 3.5 }}>
          {translate(error, { _: error })}
        </FormHelperText>
      )}
    </div>
  )
}
