/** Logged reads of a record, newest first, twenty per page. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { perPage, useReads, type ReadItem } from './useReads.ts'

export const ReadList = ({ entity, record }: { entity: Entity; record: RaRecord }) => {
  const translate = useTranslate()
  const [page, setPage] = useState(0)
  const { data, error, isPending, refetch } = useReads(entity, record.id, page)
  if (isPending) return <Skeleton variant="rectangular" height={120} aria-busy />
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{translate('list.retry')}</Button>}>
        {translate(error.message, { _: error.message })}
      </Alert>
    )
  const pages = Math.ceil(data.total / perPage)
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 1.5, pb: data.total === 0 ? 1.5 : 0.5 }}>
        {translate(data.total === 0 ? 'history.reads.none' : 'history.reads.lead')}
      </Typography>
      {data.total > 0 && (
        <Box component="ol" aria-label={translate('history.reads.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.items.map((item) => (
            <Entry key={item.id} {...{ entity, item }} />
          ))}
        </Box>
      )}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page + 1}
          onChange={(_, next) => setPage(next - 1)}
          size="small"
          aria-label={translate('history.reads.title')}
          sx={{ px: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
        />
      )}
    </>
  )
}

const Entry = ({ entity, item }: { entity: Entity; item: ReadItem }) => {
  const translate = useTranslate()
  const { format } = new Intl.NumberFormat(useKnownLocale())
  const { at, by, onBehalfOf, action, properties, records, isNamed } = item
  const name = by?.name ?? translate('history.system')
  const labels = properties.map((one) => translate(`resources.${entity.name}.fields.${one}`, { _: one }))
  const many = { smart_count: records, count: format(records) }
  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1, typography: 'body2', '& + &': { borderTop: 1, borderColor: 'divider' }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <Box component="time" dateTime={at} sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {formatMoment(at)}
        </Box>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {onBehalfOf ? translate('history.acting', { admin: onBehalfOf.name ?? '', name }) : name}
        </Box>
        <Box>{translate(`history.reads.actions.${action}`, { _: action })}</Box>
      </Box>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[
          labels.join(', '),
          ...(isNamed
            ? records > 1
              ? [translate('history.reads.many', many)]
              : []
            : [translate('history.reads.maybe', many)]),
        ].join(' · ')}
      </Box>
    </Box>
  )
}
