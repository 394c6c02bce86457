/** Data that are proposed: what stands there, and what it becomes. */
import ArrowForward from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { DataChange, DebtorData } from '#domain/fileLog/dataChange.ts'

type DataRowsProps = {
  rows: readonly DataChange[]
  /** Current data of the debtor, and the places of rows that it outdates. */
  now?: { current: DebtorData; outdated: readonly number[] }
}

export const DataRows = ({ rows, now }: DataRowsProps) => {
  const translate = useTranslate()
  const shown = (value: string | null | undefined, field: string) =>
    value === null || value === undefined || value === ''
      ? '–'
      : field === 'language'
        ? translate(`resources.debtor.values.language.${value}`, { _: value })
        : value
  return (
    <Box component="ul" aria-label={translate('resources.file-log.fields.dataChange')} sx={list}>
      {rows.map(({ field, old, new: value }, place) => (
        <Box component="li" key={field} sx={row}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate(`resources.file-log.rowValues.dataChange.field.${field}`)}
          </Box>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            <Box component="del" sx={{ color: 'text.secondary', textDecoration: old ? 'line-through' : 'none' }}>
              {shown(old, field)}
            </Box>
            <ArrowForward
              titleAccess={translate('fileLog.becomes')}
              sx={{ fontSize: 16, mx: 0.75, verticalAlign: 'text-bottom', color: 'text.secondary' }}
            />
            <Box component="ins" sx={{ fontWeight: 600, textDecoration: 'none' }}>
              {shown(value, field)}
            </Box>
            {now?.outdated.includes(place) && (
              <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
                {translate('fileLog.decide.outdated', { value: shown(now.current[field], field) })}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 } as const
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
  columnGap: 2,
  typography: 'body2',
} as const
