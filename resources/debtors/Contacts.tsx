/** Contact data of a debtor: each e-mail address and number as a link, with a button that copies it. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useGetList, useTranslate } from 'react-admin'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import type { RecordId } from '#resources/contexts/paths.ts'
import { debtorContact, type DebtorContact } from '#schemas/generated/debtor-contact.ts'
import { CopyButton } from './CopyButton.tsx'

type ContactsProps = {
  /** Id of the debtor. */
  debtor: RecordId
  /** Leaves out what does not reach that person. */
  onlyWorking?: boolean
}

export const Contacts = ({ debtor, onlyWorking = false }: ContactsProps) => {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useGetList<DebtorContact>(debtorContact.name, {
    filter: { debtor },
    sort: { field: 'preferred', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  })
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (isPending) return <Skeleton variant="rounded" height={72} aria-busy />
  const shown = onlyWorking ? data.filter(({ status }) => status === 'ok' || status === null) : data
  if (shown.length === 0) return <Typography color="text.secondary">{translate('debtors.noContacts')}</Typography>
  return (
    <Box
      component="ul"
      aria-label={translate('debtors.contacts')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
    >
      {shown.map((one) => (
        <Contact key={one.id} contact={one} />
      ))}
    </Box>
  )
}

const Contact = ({ contact: { kind, email, phone, preferred, status, source } }: { contact: DebtorContact }) => {
  const translate = useTranslate()
  const text = email ?? phone ?? ''
  const works = status === 'ok' || status === null
  const word = (property: string, value: string) => translate(`resources.debtor-contact.values.${property}.${value}`)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minWidth: 0, typography: 'body2' }}
    >
      <Link
        href={email ? `mailto:${email}` : `tel:${text}`}
        sx={{ overflowWrap: 'anywhere', ...(!works && { textDecoration: 'line-through', color: 'text.secondary' }) }}
      >
        {text}
      </Link>
      <CopyButton text={text} />
      {preferred && (
        <Chip
          size="small"
          color="primary"
          variant="outlined"
          label={translate('resources.debtor-contact.fields.preferred')}
        />
      )}
      {!works && <Chip size="small" color="warning" variant="outlined" label={word('status', status)} />}
      <Typography variant="caption" color="text.secondary">
        {[word('kind', kind), source && word('source', source)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}
