/** The lines that one amount of a file comes from, with their articles of law; they add up to it. */
import Box from '@mui/material/Box'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { FileBalance, Part } from '#resources/files/useFilePage.ts'
import { AmountTable } from '#resources/show/AmountTable.tsx'

export type Shown = Part | 'outstanding'

type DerivationProps = {
  part: Shown
  /** Label of the amount. */
  label: string
  balance: FileBalance
  anchor: HTMLElement
  onClose: () => void
}

export const Derivation = ({ part, label, balance, anchor, onClose }: DerivationProps) => {
  const translate = useTranslate()
  const heading = useId()
  const amountIn = ({ amount, parts }: FileBalance['explanation'][number]) =>
    part === 'outstanding' ? amount : (parts[part] ?? 0)
  // The last line is what is left of all.
  const lines = balance.explanation.slice(0, -1).filter((line) => amountIn(line) !== 0)
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': heading, sx: { width: 520, maxWidth: '94vw', maxHeight: '70vh' } },
      }}
    >
      <Box tabIndex={0} sx={{ p: 2 }}>
        <Typography id={heading} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
          {label}
        </Typography>
        {lines.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {translate('fileScreen.noLines')}
          </Typography>
        )}
        <AmountTable
          label={label}
          currency={balance.outstanding.currency}
          rows={[
            ...lines.map((line, index) => ({
              key: String(index),
              label: line.text,
              amount: amountIn(line),
              ...(line.article !== null && { note: line.article }),
            })),
            { key: 'sum', label, amount: balance[part].amount, isSum: true },
          ]}
        />
      </Box>
    </Popover>
  )
}
