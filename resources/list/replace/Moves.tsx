/** Relations that would point at the other record afterwards: a count of each, with examples; and what stays. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import {
  useGetList,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin'
import type { RecordId } from '#resources/contexts/paths.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { Count, Preview } from './replacement.ts'

/** Names per relation. */
const mostExamples = 3

/** @param of The record that is replaced. @param preview Absent: not known yet. */
export const Moves = ({ of, preview }: { of: RecordId; preview: Preview | undefined }) => {
  const translate = useTranslate()
  const isListed = useResourceDefinitions()
  return (
    <Box role="status" aria-busy={!preview} sx={{ typography: 'body2', '& ul': { m: 0, mt: 0.5, pl: 2.5 } }}>
      {!preview && <Skeleton variant="rounded" height={56} />}
      {preview?.moves.length === 0 && translate('replace.unused')}
      {preview && preview.moves.length > 0 && (
        <>
          <Box sx={{ fontWeight: 560 }}>{translate('replace.moves')}</Box>
          <ul>
            {preview.moves.map((count) => (
              <li key={`${count.entity}.${count.property}`}>
                <Counted {...count} />
                {isListed[count.entity]?.hasList && <Examples of={of} {...count} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {preview && preview.stays.length > 0 && (
        <Box sx={{ mt: 1.5, color: 'text.secondary' }}>
          {translate('replace.remains')}
          <ul>
            {preview.stays.map((count) => (
              <li key={`${count.entity}.${count.property}`}>
                <Counted {...count} />
              </li>
            ))}
          </ul>
        </Box>
      )}
    </Box>
  )
}

const Counted = ({ entity, property, count }: Count) => {
  const label = useGetResourceLabel()(entity, count === 1 ? 1 : 2)
  const name = useTranslate()(`resources.${entity}.fields.${property}`, { _: property })
  const { format } = new Intl.NumberFormat(useKnownLocale())
  return <>{`${format(count)} ${label} (${name})`}</>
}

const Examples = ({ of, entity, property, count }: Count & { of: RecordId }) => {
  const translate = useTranslate()
  const titleOf = useGetRecordRepresentation(entity)
  const { format } = new Intl.NumberFormat(useKnownLocale())
  const { data = [] } = useGetList(
    entity,
    {
      filter: { [property]: of },
      pagination: { page: 1, perPage: mostExamples },
      sort: { field: '', order: 'ASC' },
    },
    { retry: false, onError: () => undefined },
  )
  if (data.length === 0) return null
  const more = count - data.length
  const rest = more > 0 ? [translate('list.andMore', { smart_count: more, count: format(more) })] : []
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {[...data.map((one) => String(titleOf(one))), ...rest].join(', ')}
    </Typography>
  )
}
