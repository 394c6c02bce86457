/** The files of a client in figures, by their state: how many, claimed, paid and outstanding. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate, type RaRecord } from 'react-admin'
import { formatMoney, type Money } from '#domain/money/money.ts'
import { call } from '#providers/http.ts'
import { wideTable } from '#resources/files/finance/wideTable.ts'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { file } from '#schemas/generated/file.ts'

const amounts = ['principal', 'paid', 'outstanding'] as const
type Sums = Readonly<Partial<Record<(typeof amounts)[number], readonly Money[]>>>
type Group = { value: string | null; count: number; totals: Sums | null }

export const CustomerFinance = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { data, error, refetch } = useQuery({
    queryKey: [file.name, 'groups', 'customer', String(record.id)],
    queryFn: async ({ signal }) => {
      const query = { _by: 'workflowStatus', _totals: amounts.join(','), _filter: { customer: String(record.id) } }
      return (await call('GET', `${file.api}/groups`, { query, signal })) as { items: Group[]; more?: true }
    },
    // Sums of many files may come after the answer.
    refetchInterval: ({ state }) => (state.data?.more ? 2000 : false),
    retry: false,
  })
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={200} aria-busy />
  if (data.items.length === 0)
    return (
      <Typography color="text.secondary">
        {translate(data.more ? 'customers.figures.late' : 'customers.figures.none')}
      </Typography>
    )
  const text = (sums: readonly Money[]) => sums.map((sum) => formatMoney(sum, locale)).join(' + ') || '–'
  const total = (name: (typeof amounts)[number]) => {
    const byCurrency = new Map<Money['currency'], number>()
    for (const { amount, currency } of data.items.flatMap(({ totals }) => totals?.[name] ?? []))
      byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + amount)
    return [...byCurrency].map(([currency, amount]) => ({ currency, amount }))
  }
  const title = translate('customers.tabs.finance')
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1, sm: 2 } }}>
      <Box tabIndex={0} role="group" aria-label={title} sx={{ overflowX: 'auto' }}>
        <Box component="table" aria-label={title} sx={wideTable}>
          <thead>
            <tr>
              <th scope="col">{translate('customers.figures.status')}</th>
              <th scope="col" className="number">
                {translate('customers.figures.count')}
              </th>
              {amounts.map((name) => (
                <th key={name} scope="col" className="number">
                  {translate(`resources.file.fields.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ value, count, totals }) => (
              <tr key={value ?? ''}>
                <th scope="row">{value === null ? '–' : translate(`resources.file.values.workflowStatus.${value}`)}</th>
                <td className="number">{count.toLocaleString(locale)}</td>
                {amounts.map((name) => (
                  <td key={name} className="number">
                    {text(totals?.[name] ?? [])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{translate('customers.figures.total')}</th>
              <td className="number">{data.items.reduce((sum, { count }) => sum + count, 0).toLocaleString(locale)}</td>
              {amounts.map((name) => (
                <td key={name} className="number">
                  {text(total(name))}
                </td>
              ))}
            </tr>
          </tfoot>
        </Box>
      </Box>
    </Paper>
  )
}
