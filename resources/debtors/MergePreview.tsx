/** Preview of a merge: what would move, and in what the two debtors differ. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { formatDay } from '#resources/texts/dates.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { tableStyle } from './DebtorFiles.tsx'

type MergePreviewProps = {
  moves: readonly { entity: string; property: string; count: number }[]
  differs: readonly { property: string; kept?: unknown; merged?: unknown }[]
  suspends: number
}

export const MergePreview = ({ moves, differs, suspends }: MergePreviewProps) => {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {suspends > 0 && (
        <Alert severity="warning">{translate('debtors.merge.suspends', { smart_count: suspends })}</Alert>
      )}
      <Box sx={{ typography: 'body2' }}>
        <strong>{translate(moves.length > 0 ? 'debtors.merge.moves' : 'debtors.merge.empty')}</strong>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {moves.map(({ entity, property, count }) => (
            <li key={`${entity} ${property}`}>
              {`${count} ${labelOf(entity, count === 1 ? 1 : 2)} (${translate(`resources.${entity}.fields.${property}`, { _: property })})`}
            </li>
          ))}
        </Box>
      </Box>
      {differs.length > 0 && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={translate('debtors.merge.differs')}>
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            {translate('debtors.merge.differs')}
          </Typography>
          <Box component="table" sx={tableStyle}>
            <thead>
              <tr>
                <th scope="col">{translate('debtors.merge.property')}</th>
                <th scope="col">{translate('debtors.merge.stays')}</th>
                <th scope="col">{translate('debtors.merge.goes')}</th>
              </tr>
            </thead>
            <tbody>
              {differs.map(({ property, kept, merged }) => (
                <tr key={property}>
                  <th scope="row">{translate(`resources.${debtor.name}.fields.${property}`)}</th>
                  <td>
                    <Value property={property} value={kept} />
                  </td>
                  <td>
                    <Value property={property} value={merged} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
    </Box>
  )
}

const Value = ({ property, value }: { property: string; value: unknown }) => {
  const translate = useTranslate()
  if (value === null || value === undefined || value === '') return <>–</>
  if (typeof value === 'boolean') return <>{translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}</>
  if (typeof value === 'object') return <>{'name' in value ? String(value.name) : JSON.stringify(value)}</>
  const text = String(value as string | number)
  return <>{translate(`resources.${debtor.name}.values.${property}.${text}`, { _: formatDay(text) })}</>
}
