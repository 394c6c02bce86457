/** Per bank line the rule that matches, the matching words, and why earlier rules did not match. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { judge, type BankLine, type Judgement } from '#domain/money/paymentDescription.ts'
import { localizedText } from '#resources/texts/texts.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { PaymentDescription } from '#schemas/generated/payment-description.ts'

type BankLineResultsProps = { lines: readonly BankLine[]; rules: readonly PaymentDescription[] }

export const BankLineResults = ({ lines, rules }: BankLineResultsProps) => (
  <Box
    component="ol"
    aria-live="polite"
    aria-label={useTranslate()('bankLines.results')}
    sx={{ m: 0, p: 0, listStyle: 'none' }}
  >
    {lines.map((line, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- lines have nothing else that tells them apart
      <Result key={index} line={line} judgement={judge(line, rules)} />
    ))}
  </Box>
)

const Result = ({ line, judgement: { hit, passed } }: { line: BankLine; judgement: Judgement<PaymentDescription> }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const label = (property: string, value: string) =>
    translate(`resources.payment-description.values.${property}.${value}`)
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[line.text, line.name, line.iban, line.bank_code].filter(Boolean).join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {hit ? localizedText(hit.rule.name, locale) : translate('bankLines.none')}
        </Typography>
        {hit && <Chip size="small" color="primary" variant="outlined" label={label('kind', hit.rule.kind)} />}
        {hit && <Chip size="small" variant="outlined" label={label('action', hit.rule.action)} />}
      </Box>
      {hit && (
        <Typography variant="body2">
          {translate('bankLines.because', { by: hit.by, field: label('field', hit.rule.field).toLowerCase() })}
        </Typography>
      )}
      {passed.length > 0 && (
        <Box component="details" sx={{ mt: 0.5, typography: 'caption', color: 'text.secondary' }}>
          <summary>{translate('bankLines.passed', { smart_count: passed.length })}</summary>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {passed.map(({ rule, why }) => (
              <li key={rule.id}>
                {translate('phrase.labelled', {
                  label: localizedText(rule.name, locale),
                  value: translate(`bankLines.why.${why}`, { pattern: rule.pattern }),
                })}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}
