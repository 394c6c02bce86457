/** Fields of a payment, and what it would settle while it is typed: nothing is booked before it is saved. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { AmountTable } from '#resources/show/AmountTable.tsx'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { usePreview } from './usePreview.ts'

export const PaymentFields = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {children}
    <Settled />
  </Box>
)

const Settled = () => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { preview, isOld } = usePreview()
  if (!preview) return null
  const { allocation, before, after, moved } = preview
  const of = (component: string) => translate(`collectionFile.parts.${component}`)
  return (
    <Box aria-busy={isOld} sx={{ opacity: isOld ? 0.6 : 1 }}>
      <Typography component="h3" variant="subtitle2">
        {translate('collectionFile.settles')}
      </Typography>
      <AmountTable
        label={translate('collectionFile.settles')}
        currency={after.outstanding.currency}
        rows={[
          ...allocation.map(({ component, claim, amount: { amount } }) => ({
            key: `${component} ${String(claim)}`,
            label: of(component),
            amount,
          })),
          {
            key: 'outstanding',
            label: translate('collectionFile.left', { before: formatMoney(before.outstanding, locale) }),
            amount: after.outstanding.amount,
            isSum: true,
          },
        ]}
      />
      {moved.length > 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {translate('collectionFile.moved', { smart_count: moved.length })}
        </Alert>
      )}
    </Box>
  )
}
