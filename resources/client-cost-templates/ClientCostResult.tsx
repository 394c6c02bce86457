/** Rules that apply, each with amount and reason, and the amount for the client. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { clientCosts, type ClientCase, type ClientCostLine, type ClientCostRule } from '#domain/money/clientCosts.ts'
import { formatMoney, type Cents } from '#domain/money/money.ts'
import { decimalText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { AmountTable, type AmountRow } from '#resources/show/AmountTable.tsx'

type ClientCostResultProps = { rules: readonly ClientCostRule[]; file: ClientCase }

export const ClientCostResult = ({ rules, file }: ClientCostResultProps) => {
  const translate = useTranslate()
  const explain = useExplanation()
  const { lines, net, vat, kept, payout } = clientCosts(rules, file)
  const row = (key: string, amount: Cents, isSum = false): AmountRow => ({
    key,
    label: translate(`clientCosts.${key}`),
    amount,
    isSum,
  })
  const rows = [
    ...lines.map((line) => ({
      key: String(rules.indexOf(line.rule)),
      label: translate(`resources.client-cost-template.rowValues.rules.trigger.${line.rule.trigger}`),
      note: explain(line),
      amount: line.net,
    })),
    row('vat', vat),
    row('total', net + vat, true),
    ...(kept.costs > 0 ? [row('keptCosts', kept.costs)] : []),
    ...(kept.interest > 0 ? [row('keptInterest', kept.interest)] : []),
    row('payout', payout, true),
  ]
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
      {lines.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('clientCosts.none')}
        </Typography>
      )}
      <AmountTable label={translate('clientCosts.title')} rows={rows} />
    </Box>
  )
}

/** @returns "15% of € 1.000,00, at least € 25,00", "3 × € 2,50". */
function useExplanation() {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const money = (amount: Cents) => formatMoney({ amount, currency: 'EUR' }, locale)
  return ({ rule, times, base, limitedBy, net }: ClientCostLine): string => {
    const limit = limitedBy && translate(`clientCosts.${limitedBy}`, { amount: money(net / times) })
    const share =
      base !== null &&
      translate('clientCosts.share', { percent: decimalText(rule.percent ?? '0', locale), base: money(base) })
    const each = times > 1 || base === null ? `${times} × ${money(net / times)}` : undefined
    return [share, limit, each].filter(Boolean).join(', ')
  }
}
