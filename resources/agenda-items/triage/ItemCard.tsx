/** An agenda item with the facts of its file that one needs to do it. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin'
import {
  AssignedToField,
  DateField,
  PriorityField,
  StatusField,
  TeamField,
  TimeField,
} from '#resources/generated/agenda-items/fields.tsx'
import { takenName } from '#resources/agenda-items/TakenValue.tsx'
import { relatedText } from '#resources/texts/relatedText.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { agendaItem, type AgendaItem } from '#schemas/generated/agenda-item.ts'
import { FileFacts } from './FileFacts.tsx'
import { OtherItems } from './OtherItems.tsx'

const facts = [
  ['date', DateField],
  ['time', TimeField],
  ['priority', PriorityField],
  ['status', StatusField],
  ['assignedTo', AssignedToField],
  ['team', TeamField],
] as const

export const ItemCard = ({ item, isOthers }: { item: AgendaItem; isOthers: boolean }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const subject = relatedText(item.subject, ['name'], locale)
  return (
    <ResourceContextProvider value={agendaItem.name}>
      <RecordContextProvider value={item}>
        <Paper
          variant="outlined"
          component="article"
          aria-label={subject}
          sx={{
            p: { xs: 1.5, sm: 2.5 },
            display: 'grid',
            gap: { xs: 2, md: 4 },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 4fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
                {subject}
              </Typography>
              {item.priority === 'high' && (
                <Chip
                  size="small"
                  color="error"
                  variant="outlined"
                  label={translate('resources.agenda-item.values.priority.high')}
                />
              )}
            </Box>
            {isOthers && (
              <Alert severity="info">{translate('agendaPage.triage.taken', { name: takenName(item) ?? '' })}</Alert>
            )}
            {item.status !== 'open' && (
              <Alert severity="success">
                {translate(`resources.agenda-item.values.status.${item.status}`)}
                {item.doneBy ? ` · ${item.doneBy.name}` : ''}
              </Alert>
            )}
            <Box component="dl" sx={list}>
              {facts
                .filter(([name]) => item[name] !== null)
                .map(([name, Field]) => (
                  <div key={name}>
                    <dt>{translate(`resources.agenda-item.fields.${name}`)}</dt>
                    <dd>
                      <Field />
                    </dd>
                  </div>
                ))}
            </Box>
            <Typography
              sx={{
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                color: item.note ? 'text.primary' : 'text.secondary',
              }}
            >
              {item.note ?? translate('agendaPage.note.none')}
            </Typography>
          </Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <FileFacts item={item} />
            <OtherItems item={item} />
          </Box>
        </Paper>
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}

const list = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'body2', overflowWrap: 'anywhere' },
} as const
