/** The terms that follow from what is filled in, as the server says them. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { termTable } from './termTable.ts'
import type { Planned } from './usePlan.ts'

type PlanPreviewProps = {
  planned: Planned | undefined
  isOld: boolean
  /** Enough is filled in. */
  isComplete: boolean
}

export const PlanPreview = ({ planned, isOld, isComplete }: PlanPreviewProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const title = translate('arrangements.preview')
  return (
    <Box component="section" aria-label={title} aria-busy={isOld} sx={{ opacity: isOld ? 0.6 : 1, minWidth: 0 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {planned ? (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {translate('arrangements.summary', {
              smart_count: planned.instalments.length,
              total: formatMoney(planned.total, locale),
              last: formatDay(planned.instalments.at(-1)?.dueDate ?? ''),
            })}
          </Typography>
          <Box tabIndex={0} role="region" aria-label={title} sx={{ maxHeight: { md: 420 }, overflowY: 'auto' }}>
            <Box component="table" aria-label={title} sx={termTable}>
              <tbody>
                {planned.instalments.map(({ sequence, dueDate, amount }) => (
                  <tr key={sequence}>
                    <td>{sequence}</td>
                    <th scope="row">{formatDay(dueDate)}</th>
                    <td className="number">{formatMoney(amount, locale)}</td>
                  </tr>
                ))}
              </tbody>
            </Box>
          </Box>
        </>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate(isComplete ? 'arrangements.noPreview' : 'arrangements.incomplete')}
        </Typography>
      )}
    </Box>
  )
}
