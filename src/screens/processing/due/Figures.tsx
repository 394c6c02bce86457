/** Due work in four numbers. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { sumOf, type Asked, type Group } from './dueGroups.ts'

/** @param type Items of pre-collection cost their debtors nothing. */
export const Figures = ({ groups, type }: { groups: readonly Group[]; type: Asked['type'] }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const { format } = new Intl.NumberFormat(locale)
  const { total, ready, held, costs } = sumOf(groups)
  const isPrecasso = type === 'precasso'
  const figures: Figure[] = [
    { name: 'total', label: isPrecasso ? 'precassoPages.due.total' : undefined, value: format(total) },
    { name: 'ready', value: format(ready) },
    { name: 'held', value: format(held), colour: held > 0 ? 'warning.main' : undefined },
    ...(isPrecasso ? [] : [{ name: 'costs', value: costs.map((sum) => formatMoney(sum, locale)).join(' + ') || '–' }]),
  ]
  return (
    <Paper variant="outlined" component="dl" sx={style}>
      {figures.map(({ name, label, value, colour }) => (
        <Box key={name}>
          <dt>{translate(label ?? `processing.due.figures.${name}`)}</dt>
          <Box component="dd" sx={{ color: colour }}>
            {value}
          </Box>
        </Box>
      ))}
    </Paper>
  )
}

type Figure = { name: string; label?: string | undefined; value: string; colour?: string | undefined }

const style = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  m: 0,
  px: 2,
  py: 1.25,
  gap: 2,
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '@media (max-width:599.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 1 },
} as const
