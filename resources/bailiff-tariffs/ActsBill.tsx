/** Acts to choose from with their amounts, and the total of the chosen ones. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { generalVatRate } from '#domain/courtCosts.ts'
import { formatMoney } from '#domain/money/money.ts'
import { shareOf } from '#domain/money/share.ts'
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { AmountTable } from '#resources/show/AmountTable.tsx'
import type { BailiffTariff } from '#schemas/generated/bailiff-tariff.ts'

type ActsBillProps = { tariffs: readonly BailiffTariff[]; isVatDeductible: boolean }

export const ActsBill = ({ tariffs, isVatDeductible }: ActsBillProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  /** Chosen acts by article, because on another day the same act is another record. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  if (tariffs.length === 0) return <Alert severity="warning">{translate('acts.none')}</Alert>

  const years = [...new Set(tariffs.map(({ effectiveFrom }) => effectiveFrom.slice(0, 4)))].sort().join(', ')
  const handleChoose = (article: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(article)
    else next.delete(article)
    setChosen(next)
  }
  const net = tariffs.filter(({ article }) => chosen.has(article)).reduce((sum, { amount }) => sum + amount.amount, 0)
  const vat = isVatDeductible ? 0 : shareOf(net, generalVatRate)
  return (
    <>
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid' }}>
        <Box component="legend" sx={{ p: 0, mb: 0.5, typography: 'caption', color: 'text.secondary' }}>
          {translate('acts.choose', { years })}
        </Box>
        {tariffs.map(({ id, article, description, amount }) => (
          <FormControlLabel
            key={id}
            control={
              <Checkbox
                size="small"
                checked={chosen.has(article)}
                onChange={(_event, checked) => handleChoose(article, checked)}
              />
            }
            label={
              <Box sx={{ display: 'flex', gap: 2, typography: 'body2' }}>
                <span style={{ flexGrow: 1 }}>{`${article} ${localizedText(description, locale)}`}</span>
                <span style={{ whiteSpace: 'nowrap' }}>{formatMoney(amount, locale)}</span>
              </Box>
            }
            slotProps={{ typography: { component: 'div', sx: { flexGrow: 1 } } }}
            sx={{ mr: 0 }}
          />
        ))}
      </Box>
      <Box aria-live="polite">
        <AmountTable
          label={translate('acts.title')}
          rows={[
            { key: 'net', label: translate('acts.net'), amount: net },
            { key: 'vat', label: translate('acts.vat'), amount: vat },
            { key: 'total', label: translate('acts.total'), amount: net + vat, isSum: true },
          ]}
        />
      </Box>
    </>
  )
}
