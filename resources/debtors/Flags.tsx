/** Warnings to know before writing to or calling a debtor. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslate } from 'react-admin'
import { formatDay } from '#resources/texts/dates.ts'
import type { Debtor } from '#schemas/generated/debtor.ts'

export const Flags = ({ debtor }: { debtor: Debtor }) => {
  const translate = useTranslate()
  const { insolvencyStatus, insolvencyUntil } = debtor
  const flags = (['vulnerable', 'doNotCall', 'doNotEmail'] as const).filter((name) => debtor[name])
  if (flags.length === 0 && insolvencyStatus === null) return null
  const kind = insolvencyStatus && translate(`resources.debtor.values.insolvencyStatus.${insolvencyStatus}`)
  return (
    <Box
      component="ul"
      aria-label={translate('debtors.flags')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {kind && (
        <li>
          <Chip
            size="small"
            color="error"
            label={insolvencyUntil ? translate('debtors.kindUntil', { kind, day: formatDay(insolvencyUntil) }) : kind}
          />
        </li>
      )}
      {flags.map((name) => (
        <li key={name}>
          <Chip size="small" color="warning" label={translate(`resources.debtor.fields.${name}`)} />
        </li>
      ))}
    </Box>
  )
}
