/** History of one setting: who, when, from which value to which. */
import ArrowForward from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatMoment } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { useSettingHistory, type SettingChange, type SettingItem } from './settings.ts'
import { settingText } from './settingText.ts'

type SettingHistoryProps = { item: SettingItem | null; onClose: () => void }

const SettingHistory = ({ item, onClose }: SettingHistoryProps) => {
  const translate = useTranslate()
  /** Kept while the dialog fades out. */
  const [shown, setShown] = useState(item)
  if (item && item !== shown) setShown(item)
  const { data, error, refetch } = useSettingHistory(item?.key)
  return (
    <Dialog open={item !== null} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="setting-history">
      <DialogTitle id="setting-history">
        {translate('settings.global.historyOf', { title: shown?.title ?? '' })}
      </DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2 }}>
        {error ? (
          <ReadFailure error={error} onRetry={refetch} />
        ) : data === undefined ? (
          <Skeleton variant="rounded" height={80} />
        ) : data.items.length === 0 ? (
          <Typography color="text.secondary">{translate('settings.global.noHistory')}</Typography>
        ) : (
          data.items.map((change) => shown && <Change key={change.id} item={shown} change={change} />)
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Change = ({ item, change: { at, by, onBehalfOf, from, to } }: { item: SettingItem; change: SettingChange }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const text = (value: SettingChange['from']) =>
    settingText(item, value, locale) || translate('settings.global.nothingSet')
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {formatMoment(at)} · {by?.name ?? translate('settings.global.system')}
        {onBehalfOf && ` (${onBehalfOf.name ?? ''})`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ whiteSpace: 'pre-line', color: 'text.secondary' }}>
          {text(from)}
        </Box>
        <ArrowForward titleAccess="→" sx={{ fontSize: 16, color: 'text.secondary' }} />
        <Box component="strong" sx={{ whiteSpace: 'pre-line', fontWeight: 550 }}>
          {text(to)}
        </Box>
      </Box>
    </div>
  )
}

export default SettingHistory
