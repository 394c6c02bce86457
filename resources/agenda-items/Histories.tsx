/** History of all agenda items of a file: when, who, what, from what to what. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { formatDay, formatMoment } from '#resources/texts/dates.ts'
import { relatedText, type Related } from '#resources/texts/relatedText.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { agendaItem, type AgendaItem } from '#schemas/generated/agenda-item.ts'
import { useFileHistories, type History } from './useFileAgenda.ts'

export const Histories = ({ file, items }: { file: number; items: readonly AgendaItem[] }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { data, error, refetch } = useFileHistories(file)
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={120} aria-busy />
  const subjectOf = (id: number) => {
    const item = items.find((one) => one.id === id)
    return item ? relatedText(item.subject, ['name'], locale) : ''
  }
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', '& > li': row }}>
      {data.items.length === 0 && <li>{translate('agendaPage.tab.noHistory')}</li>}
      {data.items.map((one) => (
        <li key={one.id}>
          <time dateTime={one.at}>{formatMoment(one.at)}</time>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <b>{subjectOf(one.item)}</b> ·{' '}
            {translate(`agendaPage.tab.actions.${one.action}`, {
              _: translate(`resources.agenda-item.actions.${one.action}.title`),
            })}
            {' · '}
            {one.user?.name ?? translate('agendaPage.tab.person')}
            <Changes history={one} />
          </Box>
        </li>
      ))}
    </Box>
  )
}

/** Properties left out of a change, because its action and the page say them already. */
const silent: ReadonlySet<string> = new Set(['status', 'takenBy', 'takenAt', 'doneAt', 'doneBy', 'file', 'customer'])

const Changes = ({ history: { action, from, to } }: { history: History }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  if (action === 'create') return null
  const textOf = (name: string, value: unknown): string => {
    if (value === null || value === undefined) return '–'
    const { type, relation, values } = agendaItem.properties.find((one) => one.name === name) ?? {}
    if (relation && isObject(value)) return relatedText(value as Related, relation.embed, locale)
    if (values) return translate(`resources.agenda-item.values.${name}.${String(value)}`)
    return type === 'date' ? formatDay(String(value)) : String(value)
  }
  const shown = Object.keys(to).filter((name) => !silent.has(name))
  return shown.map((name) => (
    <Typography key={name} variant="body2" color="text.secondary" sx={{ whiteSpace: 'pre-wrap' }}>
      {translate('phrase.labelled', {
        label: translate(`resources.agenda-item.fields.${name}`),
        value: `${textOf(name, from[name])} → ${textOf(name, to[name])}`,
      })}
    </Typography>
  ))
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
  gap: { xs: 0.25, sm: 2 },
  px: 2,
  py: 1,
  typography: 'body2',
  '& + li': { borderTop: 1, borderColor: 'divider' },
} as const
