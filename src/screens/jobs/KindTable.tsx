/** Every kind of job: when it is done, when it was done last and is done next, and how much waits. */
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatMoment } from '#resources/texts/dates.ts'
import { tableStyle } from '#src/screens/texts/tableStyle.ts'
import { scheduleWords, type Kind } from './jobs.ts'
import { RunButton } from './RunButton.tsx'
import { Section } from './Section.tsx'
import { useKindName } from './useKindName.ts'

const names = ['kind', 'when', 'last', 'next', 'waiting'] as const
const width: Readonly<Record<string, string>> = { last: 'last', next: 'moment', waiting: 'short' }
/** The moment with a sign before it takes more room; on a narrow screen two values stand beside each other. */
const style: SxProps<Theme> = (theme) => ({
  '& .last': { width: 184 },
  '& .short': { width: 152 },
  [theme.breakpoints.down('md')]: {
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& tbody th': { gridColumn: '1 / -1' },
    '& td.last': { width: 'auto' },
  },
})

export const KindTable = ({ items }: { items: readonly Kind[] }) => {
  const translate = useTranslate()
  const columns = names.map((name) => ({ name, label: translate(`jobs.columns.${name}`), className: width[name] }))
  return (
    <Section title={translate('jobs.kindsTitle')}>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box component="table" sx={[tableStyle, style].flat()}>
          <thead>
            <tr>
              {columns.map(({ name, label, className }) => (
                <th key={name} scope="col" className={className}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <KindRow key={item.kind} item={item} labels={columns.map(({ label }) => label)} />
            ))}
          </tbody>
        </Box>
      </Paper>
    </Section>
  )
}

const KindRow = ({ item, labels }: { item: Kind; labels: readonly string[] }) => {
  const translate = useTranslate()
  const name = useKindName()(item.kind)
  const { key, values } = scheduleWords(item.schedule)
  const [, when, last, next, waiting] = labels.map((label) => ({ 'data-label': label }))
  return (
    <tr>
      <th scope="row">
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.primary', fontWeight: 500 }}>
          {name}
        </Typography>
        {item.kind}
        {item.onDemand && <RunButton kind={item.kind} />}
      </th>
      <td {...when}>{translate(key, values)}</td>
      <td {...last} className="last">
        <LastRun item={item} />
      </td>
      <td {...next} className="moment">
        {item.nextAt === null ? '–' : formatMoment(item.nextAt)}
      </td>
      <td {...waiting} className="short">
        {item.due + item.later === 0 ? '–' : translate('jobs.waiting', { due: item.due, later: item.later })}
      </td>
    </tr>
  )
}

const LastRun = ({ item: { lastAt, lastState } }: { item: Kind }) => {
  const translate = useTranslate()
  if (lastAt === null) return translate('jobs.never')
  const [Icon, colour] = lastState === 'failed' ? [ErrorOutline, 'error.main'] : [CheckCircle, 'success.main']
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'flex-start', gap: 0.75 }}>
      <Icon fontSize="small" sx={{ color: colour }} titleAccess={translate(`jobs.state.${lastState ?? 'completed'}`)} />
      <span>{formatMoment(lastAt)}</span>
    </Box>
  )
}
