/** A setting with its last change, its history, and a reset to the default. */
import History from '@mui/icons-material/History'
import SettingsBackupRestore from '@mui/icons-material/SettingsBackupRestore'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { formatMoment } from '#resources/texts/dates.ts'
import { SettingField } from './SettingField.tsx'
import type { SettingItem } from './settings.ts'

type SettingRowProps = { item: SettingItem; onHistory: (item: SettingItem) => void }

export const SettingRow = ({ item, onHistory }: SettingRowProps) => {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const takeBack = translate(item.type === 'secret' ? 'settings.global.erase' : 'settings.global.takeBack')
  const history = translate('settings.global.historyOf', { title: item.title })
  return (
    <Box sx={row}>
      <SettingField item={item} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 40 }}>
        {item.isSet && (
          <Tooltip title={takeBack}>
            <IconButton
              size="small"
              aria-label={translate('phrase.labelled', { label: takeBack, value: item.title })}
              onClick={() => setValue(item.key, null, { shouldDirty: true, shouldTouch: true })}
            >
              <SettingsBackupRestore fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        <Tooltip title={history}>
          <IconButton size="small" aria-label={history} onClick={() => onHistory(item)}>
            <History fontSize="small" />
          </IconButton>
        </Tooltip>
        <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {item.changedAt === null
            ? translate(hasFallback(item) ? 'settings.global.never' : 'settings.global.empty')
            : translate(item.changedBy ? 'settings.global.changedBy' : 'settings.global.changed', {
                at: formatMoment(item.changedAt),
                name: item.changedBy?.name ?? '',
              })}
        </Box>
      </Box>
    </Box>
  )
}

const hasFallback = ({ fallback }: SettingItem): boolean =>
  fallback !== null && !(Array.isArray(fallback) && fallback.length === 0)

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 560px) minmax(0, 1fr)' },
  columnGap: 2,
  alignItems: 'start',
} as const
