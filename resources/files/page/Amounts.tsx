/** The amount owed today and its parts; each opens the lines that it comes from. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import type { FileBalance } from '#resources/files/useFilePage.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { Derivation, type Shown } from './Derivation.tsx'

const always = ['outstanding', 'principal', 'interest', 'collectionCosts', 'paid'] as const
const seldom = ['courtCosts', 'otherCosts', 'overpayment'] as const

export const Amounts = ({ balance }: { balance: FileBalance | undefined }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const [open, setOpen] = useState<{ part: Shown; anchor: HTMLElement } | null>(null)
  const shown: readonly Shown[] = [...always, ...seldom.filter((part) => (balance?.[part].amount ?? 0) !== 0)]
  const labelOf = (part: Shown) => translate(`resources.file.fields.${part}`)
  return (
    <Box component="section" aria-label={translate('collectionFile.figures')} aria-busy={!balance} sx={row}>
      {shown.map((part) => (
        <ButtonBase
          key={part}
          focusRipple
          disabled={!balance}
          aria-haspopup="dialog"
          onClick={({ currentTarget: anchor }) => setOpen({ part, anchor })}
          sx={figure}
        >
          <Typography component="span" variant="caption" color="text.secondary">
            {labelOf(part)}
          </Typography>
          <Typography component="span" variant={part === 'outstanding' ? 'h6' : 'body1'} sx={number}>
            {balance ? formatMoney(balance[part], locale) : <Skeleton width={80} />}
          </Typography>
        </ButtonBase>
      ))}
      {balance && balance.interestPerDay.amount > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'end', pb: 0.75, px: 1 }}>
          {translate('collectionFile.perDay', { amount: formatMoney(balance.interestPerDay, locale) })}
        </Typography>
      )}
      {balance && open && (
        <Derivation {...open} balance={balance} label={labelOf(open.part)} onClose={() => setOpen(null)} />
      )}
    </Box>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', mx: -1, columnGap: 1, rowGap: 0.5 } as const
const figure = {
  px: 1,
  py: 0.5,
  borderRadius: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
} as const
const number = {
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textDecoration: 'underline dotted',
  textDecorationColor: 'text.disabled',
  textUnderlineOffset: 4,
} as const
