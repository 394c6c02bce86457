/** Agreements with the client of a file, and its people, as far as the work on the file needs them. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useTranslate, type RaRecord } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { columnsOf } from '#resources/page/pageGrid.ts'
import type { FilePage } from '#resources/files/useFilePage.ts'
import { customer } from '#schemas/generated/customer.ts'
import { decimalText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { RelatedList } from '#resources/files/RelatedList.tsx'

const choices = ['costRegime', 'legalConsent', 'language'] as const

export const ClientTab = ({ record, page }: { record: RaRecord; page: FilePage | undefined }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const of: unknown = record.customer
  if (!page) return null
  const { client } = page
  const facts: [string, string | null][] = [
    ...choices.map((name): [string, string | null] => [
      name,
      client[name] === null ? null : translate(`resources.customer.values.${name}.${client[name]}`),
    ]),
    ['sends14DayLetter', translate(client.sends14DayLetter ? 'ra.boolean.true' : 'ra.boolean.false')],
    [
      'commission',
      client.commission === null
        ? null
        : `${decimalText(client.commission.replace(/\.0+$|(\.\d*?)0+$/, '$1'), locale)}%`,
    ],
    ['phone', client.phone],
    ['email', client.email],
  ]
  return (
    <>
      <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', columnGap: 3, rowGap: 2, gridTemplateColumns: columnsOf(24, 4) }}
        >
          {facts.map(([name, text]) => (
            <Box key={name} sx={{ minWidth: 0 }}>
              <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {translate(`resources.customer.fields.${name}`)}
              </Box>
              <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
                {text ?? '–'}
              </Box>
            </Box>
          ))}
        </Box>
      </Paper>
      {isObject(of) && typeof of.id === 'number' && (
        <RelatedList
          entity={customer}
          record={{ ...of, id: of.id }}
          resource="contact-person"
          property="customer"
          count={client.contacts.length}
        />
      )}
    </>
  )
}
