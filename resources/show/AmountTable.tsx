/** Table of amounts with label and explanation; the last line may be the total. */
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { formatMoney, type Cents, type Currency } from '#domain/money/money.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'

export type AmountRow = {
  key: string
  /** Translated label. */
  label: string
  note?: string
  /** null: unknown. */
  amount: Cents | null
  isSum?: boolean
}

type AmountTableProps = { label: string; rows: readonly AmountRow[]; currency?: Currency }

export const AmountTable = ({ label, rows, currency = 'EUR' }: AmountTableProps) => {
  const locale = useKnownLocale()
  const translate = useTranslate()
  return (
    <Box
      component="table"
      aria-label={label}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        typography: 'body2',
        '& th, & td': { py: 0.75, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top' },
        '& th': { textAlign: 'left', fontWeight: 400, pr: 2, overflowWrap: 'anywhere' },
        '& td': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
        '& .sum > *': { fontWeight: 600 },
      }}
    >
      <tbody>
        {rows.map(({ key, label: name, note, amount, isSum }) => (
          <tr key={key} className={isSum ? 'sum' : undefined}>
            <th scope="row">
              {name}
              {note !== undefined && (
                <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                  {note}
                </Box>
              )}
            </th>
            <td>{amount === null ? translate('tools.unknown') : formatMoney({ amount, currency }, locale)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
