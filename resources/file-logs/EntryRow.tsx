/** A log entry: moment, subject, who, and what needs attention; it opens to what was said and what can be done. */
import ExpandMore from '@mui/icons-material/ExpandMore'
import AttachFile from '@mui/icons-material/AttachFile'
import Visibility from '@mui/icons-material/Visibility'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import Collapse from '@mui/material/Collapse'
import { useId, useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { plainText } from '#resources/richText/plainText.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { EntryDetails } from './EntryDetails.tsx'
import { localizedText } from './localizedText.ts'
import type { LogEntry } from './useLogs.ts'

const tones = { none: 'default', pending: 'warning', accepted: 'success', rejected: 'error' } as const

export const EntryRow = ({ entry, file }: { entry: LogEntry; file: RaRecord }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const [heading, region] = [useId(), useId()]
  const [isOpen, setOpen] = useState(false)
  const { at, subject, content, user, channel, type, attachments, visibleToClient, dataChangeStatus } = entry
  const about = [
    type && localizedText(type.name, locale),
    channel && translate(`resources.file-log.values.channel.${channel}`),
    user?.name,
  ]
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase id={heading} aria-expanded={isOpen} aria-controls={region} onClick={() => setOpen(!isOpen)} sx={row}>
        <Box component="time" dateTime={at ?? undefined} sx={moment}>
          {at && formatMoment(at)}
        </Box>
        <Box sx={{ minWidth: 0, display: 'grid', gap: 0.25, gridColumn: { xs: '1', sm: '2' } }}>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {subject}
          </Box>
          {!isOpen && content !== null && (
            <Box component="span" sx={{ color: 'text.secondary', ...oneLine }}>
              {plainText(content)}
            </Box>
          )}
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {about.filter(Boolean).join(' · ')}
          </Box>
        </Box>
        <Box sx={badges}>
          {attachments.length > 0 && (
            <Chip
              size="small"
              variant="outlined"
              icon={<AttachFile />}
              label={translate('fileLog.attachments', { smart_count: attachments.length, count: attachments.length })}
            />
          )}
          {dataChangeStatus !== 'none' && (
            <Chip
              size="small"
              variant={dataChangeStatus === 'pending' ? 'filled' : 'outlined'}
              color={tones[dataChangeStatus]}
              label={translate(`fileLog.data.${dataChangeStatus}`)}
            />
          )}
          {visibleToClient && (
            <Chip
              size="small"
              color="info"
              variant="outlined"
              icon={<Visibility />}
              label={translate('fileLog.clientSees')}
            />
          )}
        </Box>
        <ExpandMore sx={{ color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </ButtonBase>
      <Collapse in={isOpen} id={region} role="region" aria-labelledby={heading} unmountOnExit>
        <EntryDetails entry={entry} file={file} />
      </Collapse>
    </Box>
  )
}

const row = {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '132px minmax(0, 1fr) auto auto' },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'start',
  textAlign: 'left',
  typography: 'body2',
  px: { xs: 1.5, sm: 2 },
  py: 1.25,
  '&:hover': { backgroundColor: 'action.hover' },
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
} as const
const moment = {
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  gridColumn: { xs: '1', sm: 'auto' },
} as const
const badges = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  justifyContent: { xs: 'flex-start', sm: 'flex-end' },
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  gridRow: { xs: 3, sm: 'auto' },
} as const
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
