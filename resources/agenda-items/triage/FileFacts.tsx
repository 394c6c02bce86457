/** Facts of the file at hand: whose it is, where it stands, what to know before one calls, and the numbers to call. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { CustomerField, FileField } from '#resources/generated/agenda-items/fields.tsx'
import { Debtor, Outstanding, Phase, WorkflowStatus, WorkflowStep } from '#resources/agenda-items/OfFile.tsx'
import { useMay } from '#resources/contexts/may.ts'
import type { AgendaItem } from '#schemas/generated/agenda-item.ts'
import { file } from '#schemas/generated/file.ts'

const facts = [
  ['resources.agenda-item.fields.file', FileField],
  ['columns.agenda-item._debtor', Debtor],
  ['resources.agenda-item.fields.customer', CustomerField],
  ['columns.agenda-item._outstanding', Outstanding],
  ['columns.agenda-item._phase', Phase],
  ['columns.agenda-item._workflowStatus', WorkflowStatus],
  ['columns.agenda-item._workflowStep', WorkflowStep],
] as const

export const FileFacts = ({ item }: { item: AgendaItem }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const { data } = useQuery({
    queryKey: [file.name, 'page', String(item.file.id), locale],
    queryFn: ({ signal }) => call('GET', `/api/v4/file/${item.file.id}/page`, { signal }),
    enabled: may(file.access.read),
    retry: false,
    staleTime: 30_000,
  })
  const numbers = data?.debtor?.contacts.filter(({ kind, blocked }) => kind !== 'email' && !blocked) ?? []
  return (
    <Box component="section" aria-label={translate('agendaPage.triage.file')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="dl" sx={list}>
        {facts.map(([label, Field]) => (
          <div key={label}>
            <dt>{translate(label)}</dt>
            <dd>
              <Field />
            </dd>
          </div>
        ))}
        {numbers.length > 0 && !data?.debtor?.doNotCall && (
          <div>
            <dt>{translate('agendaPage.triage.phone')}</dt>
            <dd>
              {numbers.map(({ id, value }) => (
                <Link key={id} href={`tel:${value}`} sx={{ display: 'block', lineHeight: '24px' }}>
                  {value}
                </Link>
              ))}
            </dd>
          </div>
        )}
      </Box>
      {data && data.flags.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {data.flags.map(({ name, tone, text }) => (
            <Chip
              key={name}
              size="small"
              variant="outlined"
              color={tone === 'neutral' ? 'default' : tone}
              label={text}
              sx={{ color: 'text.primary', maxWidth: '100%' }}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}

const list = {
  m: 0,
  display: 'grid',
  gap: 0.75,
  '& > div:has(> dd:empty)': { display: 'none' },
  '& > div': { display: 'grid', gridTemplateColumns: '9rem minmax(0, 1fr)', gap: 1 },
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'body2', overflowWrap: 'anywhere' },
} as const
