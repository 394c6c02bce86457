/** Says beside the buttons of a form that what was typed is kept. */
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatMoment } from '#resources/texts/dates.ts'
import { useDraftState } from './draft.ts'

export const DraftNote = () => {
  const { at } = useDraftState()
  const translate = useTranslate()
  return (
    <Typography variant="caption" color="text.secondary" sx={{ mr: 'auto', minWidth: 0, alignSelf: 'center' }}>
      {at && translate('form.draft.kept', { time: formatMoment(at, 'HH:mm') })}
    </Typography>
  )
}
