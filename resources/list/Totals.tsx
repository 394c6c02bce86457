/** Sums below the rows, of amounts and numbers over everything that matches, asked for once the rows are there. */
import { useQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { useListContext, useTranslate, useTranslateLabel } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'
import { rowsQuery } from '#providers/listQuery.ts'
import type { Entity } from '#schemas/entity.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useTotalsShown } from '#resources/table/useTotalsShown.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { sumText } from '#resources/texts/sumText.ts'

/** Milliseconds after which sums that take longer than an answer waits are asked for again, and how often. */
const askAgain = { after: 700, times: 20 }

type TotalsProps = {
  entity: Entity
  /** Names of the columns that are shown. */
  columns: readonly string[]
}

export const Totals = ({ entity, columns }: TotalsProps) => {
  const { filterValues, filter, total, data: rows, meta } = useListContext()
  const [isWanted] = useTotalsShown(entity.name)
  const locale = useKnownLocale()
  const translate = useTranslate()
  const label = useTranslateLabel()
  const { totals = [] } = useEntityDefinition(entity.name)
  const names = totals.filter((name) => columns.includes(name))
  const { _order, ...asked } = rowsQuery({ filter: { ...filterValues, ...filter } })
  const { data } = useQuery({
    // Keyed by `rows`: a change of a row refreshes the list, and with it the totals.
    queryKey: [entity.name, 'totals', names, asked, total, rows],
    enabled: isWanted && names.length > 0 && rows !== undefined && meta?.similar !== true,
    queryFn: async ({ signal }) => {
      const query = { ...asked, _limit: 1, _totals: names.join(',') }
      const body = await callIfOffered('GET', entity.api, { query, signal })
      return isObject(body) && isObject(body.totals) ? body.totals : null
    },
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      state.data === null && state.dataUpdateCount < askAgain.times ? askAgain.after : false,
    retry: false,
  })
  if (!isWanted || names.length === 0 || meta?.similar === true) return null
  return (
    <Box component="dl" aria-label={translate('list.totals')} sx={line}>
      {names.map((name) => (
        <div key={name}>
          <dt>{label({ source: name, resource: entity.name })}</dt>
          <dd>{data ? sumText(data[name], locale) : '…'}</dd>
        </div>
      ))}
    </Box>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 0.5,
  columnGap: 3,
  m: 0,
  px: 1.5,
  py: 1,
  flexShrink: 0,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
  '& > div': { display: 'flex', gap: 1 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const
