/** Arrangements of a file that came to an end, newest first. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LinkBase, RecordContextProvider, ResourceContextProvider, useCreatePath, useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { StatusField } from '#resources/generated/arrangements/fields.tsx'
import { arrangement, type Arrangement } from '#schemas/generated/arrangement.ts'
import { termTable } from './termTable.ts'

export const EarlierArrangements = ({ arrangements }: { arrangements: readonly Arrangement[] }) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const locale = useKnownLocale()
  if (arrangements.length === 0) return null
  const head = (name: string) => translate(`resources.arrangement.fields.${name}`)
  return (
    <section aria-label={translate('arrangements.earlier')}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 0.5 }}>
        {translate('arrangements.earlier')}
      </Typography>
      <ResourceContextProvider value={arrangement.name}>
        <Box component="table" aria-label={translate('arrangements.earlier')} sx={termTable}>
          <thead>
            <tr>
              <th scope="col">{head('number')}</th>
              <th scope="col" className="wide">
                {head('startDate')}
              </th>
              <th scope="col" className="number">
                {head('total')}
              </th>
              <th scope="col" className="number wide">
                {head('paidAmount')}
              </th>
              <th scope="col">{head('status')}</th>
            </tr>
          </thead>
          <tbody>
            {arrangements.map((one) => (
              <RecordContextProvider key={one.id} value={one}>
                <tr>
                  <th scope="row">
                    <Link
                      component={LinkBase}
                      to={createPath({ resource: arrangement.name, type: 'show', id: one.id })}
                    >
                      {one.number}
                    </Link>
                  </th>
                  <td className="wide">{formatDay(one.startDate)}</td>
                  <td className="number">{formatMoney(one.total, locale)}</td>
                  <td className="number wide">{one.paidAmount && formatMoney(one.paidAmount, locale)}</td>
                  <td>
                    <StatusField />
                  </td>
                </tr>
              </RecordContextProvider>
            ))}
          </tbody>
        </Box>
      </ResourceContextProvider>
    </section>
  )
}
