/** Items of a file as rows; each leads to its page. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { LinkBase, RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { DateField, PriorityField, StatusField } from '#resources/generated/agenda-items/fields.tsx'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { relatedText } from '#resources/texts/relatedText.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { agendaItem, type AgendaItem } from '#schemas/generated/agenda-item.ts'
import { takenName } from './TakenValue.tsx'

export const TabItems = ({ title, items }: { title: string; items: readonly AgendaItem[] }) => {
  if (items.length === 0) return null
  return (
    <section aria-label={title}>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <ResourceContextProvider value={agendaItem.name}>
        <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((item) => (
            <RecordContextProvider key={item.id} value={item}>
              <TabItem item={item} />
            </RecordContextProvider>
          ))}
        </Paper>
      </ResourceContextProvider>
    </section>
  )
}

const TabItem = ({ item }: { item: AgendaItem }) => {
  const locale = useKnownLocale()
  const to = useRecordPath(agendaItem.name)(item.id)
  const subject = relatedText(item.subject, ['name'], locale)
  const taken = takenName(item)
  const who = item.status === 'done' ? item.doneBy?.name : item.assignedTo?.name
  return (
    <Box component="li" sx={row}>
      <Box sx={{ whiteSpace: 'nowrap' }}>
        <DateField /> {item.time}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {to ? (
          <Link component={LinkBase} to={to} sx={{ fontWeight: 560 }}>
            {subject}
          </Link>
        ) : (
          subject
        )}
        {who && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            · {who}
          </Box>
        )}
        {item.note && (
          <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap' }}>
            {item.note}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {taken && <Chip size="small" color="info" variant="outlined" label={taken} />}
        {item.status === 'open' ? <PriorityField /> : <StatusField />}
      </Box>
    </Box>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr) auto' },
  gap: { xs: 0.25, sm: 2 },
  px: 2,
  py: 1.25,
  typography: 'body2',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
