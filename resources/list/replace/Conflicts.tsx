/** Records that cannot move, each with the reason; and whether the others go without them. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { relatedText } from '#resources/texts/relatedText.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { Conflict } from './replacement.ts'

/** Listed by name; the others are counted. */
const mostShown = 20

type ConflictsProps = {
  conflicts: readonly Conflict[]
  title: string
  leave?: boolean
  /** Absent: it has been done, and they stayed. */
  onLeave?: (leave: boolean) => void
}

export const Conflicts = ({ conflicts, title, leave = false, onLeave }: ConflictsProps) => {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const { format } = new Intl.NumberFormat(useKnownLocale())
  const more = conflicts.length - mostShown
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      {title}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere', maxHeight: 240, overflow: 'auto' }}>
        {conflicts.slice(0, mostShown).map(({ entity, id, property, errors, title: name }) => (
          <li key={`${entity}.${property}.${id}`}>
            {translate('phrase.labelled', {
              label: `${labelOf(entity, 1)} ${relatedText({ id, name }, ['name'])}`,
              value: errors.join(' '),
            })}
          </li>
        ))}
        {more > 0 && <li>{translate('list.andMore', { smart_count: more, count: format(more) })}</li>}
      </Box>
      {onLeave && (
        <FormControlLabel
          label={translate('replace.leave')}
          control={<Checkbox size="small" checked={leave} onChange={(_, checked) => onLeave(checked)} />}
        />
      )}
    </Alert>
  )
}
