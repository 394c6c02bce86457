/** The conditions of a step one by one: what it asks, what is true of the file, and whether that is enough. */
import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { kinds, type Condition, type What } from './conditions.ts'
import { useConditionText } from './useConditionText.ts'
import { useRecordNames } from './useRecordNames.ts'
import { formatMoney } from '#domain/money/money.ts'
import { defaultCurrency } from '#schemas/product.ts'

type Tried = { what: string; is: string; value: string | null; actual: string | null; holds: boolean | null }

export const PreviewConditions = ({ conditions }: { conditions: readonly Tried[] }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const nameOf = useRecordNames(conditions.map(({ what, actual }) => ({ what: what as What, value: actual })))
  const conditionText = useConditionText(conditions as readonly Condition[])
  const actualText = ({ what, actual }: Tried): string => {
    const kind = kinds[what as What]
    if (actual === null) return translate('workflow.nothingKnown')
    if (kind.kind === 'amount') return formatMoney({ amount: Number(actual), currency: defaultCurrency }, locale)
    if (kind.kind === 'days') return formatDay(actual)
    if (kind.kind === 'yesNo') return translate(`workflow.yesNo.${actual}`)
    return kind.kind === 'choice'
      ? translate(`resources.file.values.${kind.of}.${actual}`)
      : nameOf(what as What, actual)
  }
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
      aria-label={translate('workflow.conditions')}
    >
      {conditions.map((one, place) => (
        <Box component="li" key={place} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {one.holds === true ? (
            <Check fontSize="small" color="success" titleAccess={translate('workflow.holds')} />
          ) : (
            <Close
              fontSize="small"
              color="error"
              titleAccess={translate(one.holds === null ? 'workflow.unreadable' : 'workflow.holdsNot')}
            />
          )}
          <Typography variant="body2">
            {conditionText(one as Condition)} — {translate('workflow.actual', { value: actualText(one) })}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
