/** Periods of interest as a table: each with its days, rate, base, amount and ground. */
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { formatMoney, type Money } from '#domain/money/money.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { wideTable } from './wideTable.ts'
import type { Segment } from './useLedger.ts'

type SegmentTableProps = { label: string; segments: readonly Segment[]; interest: Money }

export const SegmentTable = ({ label, segments, interest }: SegmentTableProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const head = (name: string) => translate(`fileScreen.segment.${name}`)
  const percent = (rate: string) => `${locale === 'en' ? rate : rate.replace('.', ',')}%`
  return (
    <Box tabIndex={0} role="group" aria-label={label} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={wideTable}>
        <thead>
          <tr>
            {['claim', 'from', 'to'].map((name) => (
              <th key={name} scope="col">
                {head(name)}
              </th>
            ))}
            {['days', 'rate', 'base'].map((name) => (
              <th key={name} scope="col" className="number">
                {head(name)}
              </th>
            ))}
            <th scope="col">{head('ground')}</th>
            <th scope="col" className="number">
              {head('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {segments.map(({ number, claim, from, to, days, rate, base, amount, article, type }) => (
            <tr key={`${claim} ${from}`}>
              <td>{number}</td>
              <td className="day">{formatDay(from)}</td>
              <td className="day">{formatDay(to)}</td>
              <td className="number">{days}</td>
              <td className="number">{percent(rate)}</td>
              <td className="number">{formatMoney(base, locale)}</td>
              <td>{article ?? translate(`resources.interest-setting.values.type.${type}`)}</td>
              <td className="number">{formatMoney(amount, locale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={7}>
              {head('total')}
            </th>
            <td className="number">{formatMoney(interest, locale)}</td>
          </tr>
        </tfoot>
      </Box>
    </Box>
  )
}
