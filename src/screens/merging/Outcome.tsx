/** Outcome of a merge: each amount before and after, on what the costs are computed, and what moves. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { formatMoney, type Money } from '#domain/money/money.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { file } from '#schemas/generated/file.ts'
import type { Preview } from './merging.ts'
import { mergeTable } from './mergeTable.ts'

type OutcomeProps = { outcome: NonNullable<Preview['outcome']>; isOld: boolean }

const amounts = [
  ...(['principal', 'interest', 'collectionCosts', 'courtCosts', 'otherCosts', 'overpayment', 'outstanding'] as const),
]

export const Outcome = ({ outcome: { before, after, costs, moves }, isOld }: OutcomeProps) => {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const locale = useKnownLocale()
  const heading = useId()
  const money = (value: unknown) => formatMoney(value as Money, locale)
  const shown = amounts.filter(
    (name) => name === 'outstanding' || before[name].amount !== 0 || after[name].amount !== 0,
  )
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      aria-busy={isOld}
      sx={{ opacity: isOld ? 0.6 : 1, overflow: 'hidden' }}
    >
      <Box sx={{ px: 1.5, py: 1 }}>
        <Typography id={heading} component="h2" variant="h6">
          {translate('mergeFiles.outcome')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {costs.base && costs.date
            ? translate('mergeFiles.costsOn', {
                base: money(costs.base),
                day: formatDay(costs.date),
                before: money(costs.before),
                after: money(costs.after),
              })
            : translate('mergeFiles.costsStay')}
        </Typography>
      </Box>
      <Box component="table" aria-labelledby={heading} sx={mergeTable}>
        <thead>
          <tr>
            <th scope="col">{translate('mergeFiles.part')}</th>
            <th scope="col" className="amount">
              {translate('mergeFiles.before')}
            </th>
            <th scope="col" className="amount">
              {translate('mergeFiles.after')}
            </th>
            <th scope="col" className="amount">
              {translate('mergeFiles.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((name) => (
            <tr key={name}>
              <th scope="row">{translate(`resources.${file.name}.fields.${name}`)}</th>
              <td className="amount" data-label={translate('mergeFiles.before')}>
                {money(before[name])}
              </td>
              <td className="amount" data-label={translate('mergeFiles.after')}>
                {money(after[name])}
              </td>
              <td className="amount" data-label={translate('mergeFiles.difference')}>
                {money({ ...after[name], amount: after[name].amount - before[name].amount })}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography variant="body2" sx={{ px: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}>
        {translate('phrase.labelled', {
          label: translate('mergeFiles.moves'),
          value: moves
            .map(({ entity, count }) => `${count} ${labelOf(entity, count === 1 ? 1 : 2).toLowerCase()}`)
            .join(', '),
        })}
      </Typography>
    </Paper>
  )
}
