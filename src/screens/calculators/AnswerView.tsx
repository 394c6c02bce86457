/** The answer of a calculator: figures, tables and explanation; copied as text, or printed. */
import Copy from '@mui/icons-material/ContentCopy'
import Print from '@mui/icons-material/PrintOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useNotify, useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { AnswerTable } from './AnswerTable.tsx'
import { Figures } from './Figures.tsx'
import type { Told } from './answerParts.ts'

type AnswerViewProps = {
  told: Told
  /** The answer is to an earlier question than the one in the fields now. */
  isOld: boolean
  /** Text that the button copies. */
  text: string
}

export const AnswerView = ({ told, isOld, text }: AnswerViewProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const locale = useKnownLocale()
  const { figures, tables, lines, warning } = told
  const replaced = tables.reduce((count, { replaces = 0 }) => count + replaces, 0)
  const hasArticles = lines.some(({ article }) => article !== null)
  const hasAmounts = lines.some(({ amount }) => amount !== null)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify('calculators.copied', { type: 'info' })
  }
  return (
    <Box aria-busy={isOld} sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ opacity: isOld ? 0.6 : 1, transition: 'opacity 0.15s', ...rows }}>
        <Figures figures={figures} />
        {warning !== undefined && <Alert severity="warning">{warning}</Alert>}
        {tables.map((table) => (
          <AnswerTable key={table.title} {...table} />
        ))}
        {lines.length > 0 && (
          <AnswerTable
            title={translate('calculators.result.explanation')}
            narrow={replaced}
            head={[
              { text: translate('calculators.result.line') },
              ...(hasArticles ? [{ text: translate('calculators.result.article'), isWide: true as const }] : []),
              ...(hasAmounts ? [{ text: translate('calculators.result.amount'), isNumber: true as const }] : []),
            ]}
            rows={lines.map(({ text: line, article, amount }) => [
              <>
                {line}
                {article !== null && (
                  <Box component="span" sx={belowOnPhones}>
                    {article}
                  </Box>
                )}
              </>,
              ...(hasArticles ? [article] : []),
              ...(hasAmounts ? [amount !== null && formatMoney({ amount, currency: 'EUR' }, locale)] : []),
            ])}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, displayPrint: 'none' }}>
        {/* Browsers have no clipboard on a page that came over plain http. */}
        {window.isSecureContext && (
          <Button variant="outlined" startIcon={<Copy />} disabled={isOld} onClick={() => void copy()}>
            {translate('calculators.copy')}
          </Button>
        )}
        <Button variant="outlined" startIcon={<Print />} disabled={isOld} onClick={() => window.print()}>
          {translate('calculators.print')}
        </Button>
        <Typography variant="caption" color="text.secondary" sx={{ flexBasis: '100%' }}>
          {translate('calculators.noRights')}
        </Typography>
      </Box>
    </Box>
  )
}

const belowOnPhones = {
  display: { xs: 'block', md: 'none' },
  displayPrint: 'none',
  color: 'text.secondary',
  typography: 'caption',
} as const

const rows = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const
