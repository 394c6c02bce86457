/** A debtor at a glance: name, birth date or KVK, current address, contact data and flags. For other pages too. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { LinkBase, useGetOne, useTranslate } from 'react-admin'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { useRecordPath, type RecordId } from '#resources/contexts/paths.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { debtor, type Debtor } from '#schemas/generated/debtor.ts'
import { addressLine } from './addressLine.ts'
import { Contacts } from './Contacts.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Flags } from './Flags.tsx'
import { useAddresses } from './useAddresses.ts'

export const DebtorCard = ({ id }: { id: RecordId }) => {
  const translate = useTranslate()
  const path = useRecordPath(debtor.name)
  const { data, error, refetch } = useGetOne<Debtor>(debtor.name, { id: String(id) as never })
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={180} aria-busy />
  const { name, number, birthDate, deceasedAt, kvkNumber, representative } = data
  const facts = [
    number,
    birthDate && translate('debtors.born', { day: formatDay(birthDate) }),
    deceasedAt && translate('debtors.died', { day: formatDay(deceasedAt) }),
    kvkNumber && `KVK ${kvkNumber}`,
  ].filter((fact) => fact !== null && fact !== '')
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('debtors.card')}
      sx={{ p: 2, display: 'grid', gap: 1.5, minWidth: 0, alignContent: 'start' }}
    >
      <div>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <Link component={LinkBase} to={path(id) ?? ''} color="inherit">
            {name}
          </Link>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {facts.join(' · ')}
        </Typography>
      </div>
      <Flags debtor={data} />
      <Current id={id} />
      <Contacts debtor={id} onlyWorking />
      {representative && (
        <Typography variant="body2">
          {translate('debtors.representedBy', {
            name: [representative.name, representative.organisation].filter(Boolean).join(', '),
          })}
        </Typography>
      )}
    </Paper>
  )
}

const Current = ({ id }: { id: RecordId }) => {
  const translate = useTranslate()
  const { current, isPending } = useAddresses(id)
  if (isPending) return <Skeleton width="80%" />
  const line = current && addressLine(current)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }} color={line ? 'text.primary' : 'warning.main'}>
        {line ?? translate('debtors.noCurrent')}
      </Typography>
      {line && <CopyButton text={line} />}
    </Box>
  )
}
