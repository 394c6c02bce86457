/** Warns of days without a valid record where there must always be one, such as an interest rate. */
import { useQuery } from '@tanstack/react-query'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useListContext, useTranslate } from 'react-admin'
import { callIfOffered } from '#providers/http.ts'
import { isObject } from '#providers/callErrors.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { useMatterText } from '#resources/texts/useMatterText.ts'
import type { Entity } from '#schemas/entity.ts'

type Gap = { of: Readonly<Record<string, unknown>>; from: string; until: string }

/** More would push the list down; the rest is counted. */
const most = 3

export const Gaps = ({ entity }: { entity: Entity }) => {
  const { total } = useListContext()
  const translate = useTranslate()
  const textOf = useMatterText(entity)
  const { data = [] } = useQuery({
    // Gaps change with every record.
    queryKey: [entity.name, 'validity', total],
    queryFn: async ({ signal }) => gapsIn(await callIfOffered('GET', `${entity.api}/validity`, { signal })),
    retry: false,
  })
  if (data.length === 0) return null
  return (
    <Alert severity="warning" sx={{ py: 0.25 }}>
      {translate('list.gaps')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.slice(0, most).map(({ of, from, until }) => (
          <li key={`${JSON.stringify(of)} ${from}`}>
            {[textOf(of), translate('list.gap', { from: formatDay(from), until: formatDay(until) })]
              .filter((text) => text !== '')
              .join(': ')}
          </li>
        ))}
        {data.length > most && <li>{translate('list.moreGaps', { smart_count: data.length - most })}</li>}
      </Box>
    </Alert>
  )
}

const gapsIn = (body: unknown): Gap[] => (isObject(body) && Array.isArray(body.gaps) ? (body.gaps as Gap[]) : [])
