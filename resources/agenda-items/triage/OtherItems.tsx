/** Other open items on the agenda of the same file, which are often done along. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useGetList, useTranslate } from 'react-admin'
import { formatDay } from '#resources/texts/dates.ts'
import { relatedText } from '#resources/texts/relatedText.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { agendaItem, type AgendaItem } from '#schemas/generated/agenda-item.ts'

export const OtherItems = ({ item }: { item: AgendaItem }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { data } = useGetList<AgendaItem>(agendaItem.name, {
    filter: { file: item.file.id, status: 'open' },
    sort: { field: 'date', order: 'ASC' },
    pagination: { page: 1, perPage: 6 },
  })
  const others = data?.filter(({ id }) => id !== item.id) ?? []
  if (others.length === 0) return null
  return (
    <Box component="section" aria-label={translate('agendaPage.triage.others')}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {translate('agendaPage.triage.others')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {others.map(({ id, date, subject, note }) => (
          <li key={id}>
            {formatDay(date)} · {relatedText(subject, ['name'], locale)}
            {note ? ` · ${note.slice(0, 80)}` : ''}
          </li>
        ))}
      </Box>
    </Box>
  )
}
