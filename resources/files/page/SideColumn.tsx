/** The people of a file beside its tabs: how to reach them, who handles it, and what one copies into letters and banking. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { ValueLink } from '#resources/fields/ValueLink.tsx'
import type { FilePage } from '#resources/files/useFilePage.ts'
import { CaseManagerField, TeamField } from '#resources/generated/files/fields.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { groupedIban } from '#resources/texts/texts.ts'
import { CopyButton } from './CopyButton.tsx'

export const SideColumn = ({ record, page }: { record: RaRecord; page: FilePage }) => {
  const translate = useTranslate()
  const may = useMay()
  const { debtor, client, payTo } = page
  const copied = [
    ['number', record.number],
    ['paymentReference', record.paymentReference],
  ] as const
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {debtor && <Debtor debtor={debtor} />}
      {debtor?.representative && <Representative representative={debtor.representative} />}
      {may('ROLE_EMPLOYEE') && <OfStaff record={record} client={client} />}
      <Group title={translate('fileScreen.side.copy')}>
        {copied.map(
          ([name, value]) =>
            typeof value === 'string' && (
              <Copied key={name} label={translate(`resources.file.fields.${name}`)} shown={value} value={value} />
            ),
        )}
        {payTo !== null && (
          <Copied label={translate('fileScreen.side.payTo')} shown={groupedIban(payTo)} value={payTo} />
        )}
      </Group>
    </Paper>
  )
}

/** People who handle the file, and how to reach its client: not for people of the client. */
const OfStaff = ({ record, client }: { record: RaRecord; client: FilePage['client'] }) => {
  const translate = useTranslate()
  return (
    <>
      <Group title={translate('fileScreen.side.handling')}>
        <Line label={translate('resources.file.fields.caseManager')}>
          {record.caseManager ? <CaseManagerField /> : '–'}
        </Line>
        {Boolean(record.team) && (
          <Line label={translate('resources.file.fields.team')}>
            <TeamField />
          </Line>
        )}
      </Group>
      <Group title={translate('resources.file.fields.customer')}>
        {client.phone && <Reach kind="phone" value={client.phone} />}
        {client.email && <Reach kind="email" value={client.email} />}
        {client.contacts.map(({ name, jobTitle, phone, email }) => (
          <Box key={name + (email ?? '')} sx={{ mt: 0.5 }}>
            <Typography variant="body2">{[name, jobTitle].filter(Boolean).join(', ')}</Typography>
            {phone && <Reach kind="phone" value={phone} />}
            {email && <Reach kind="email" value={email} />}
          </Box>
        ))}
      </Group>
    </>
  )
}

const Debtor = ({ debtor }: { debtor: NonNullable<FilePage['debtor']> }) => {
  const translate = useTranslate()
  const told = debtor.kind === 'private' ? debtor.birthDate?.split('-').toReversed().join('-') : debtor.kvkNumber
  const property = debtor.kind === 'private' ? 'birthDate' : 'kvkNumber'
  return (
    <Group title={translate('resources.file.fields.debtor')}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {debtor.name}
      </Typography>
      {told && <Line label={translate(`resources.debtor.fields.${property}`)}>{told}</Line>}
      {debtor.contacts.map(({ id, kind, value, status, blocked }) => (
        <Reach
          key={id}
          kind={kind === 'email' ? 'email' : 'phone'}
          value={value}
          // A number that is not to be called is no link.
          barred={
            blocked
              ? translate('fileScreen.side.blocked')
              : status === null || status === 'ok'
                ? undefined
                : translate(`resources.debtor-contact.values.status.${status}`)
          }
        />
      ))}
      {debtor.addresses.map(({ lines, country }, place) => (
        <Typography
          key={place}
          component="address"
          variant="body2"
          sx={{ fontStyle: 'normal', whiteSpace: 'pre-line', mt: 0.5 }}
        >
          {[...lines, country].filter(Boolean).join('\n')}
        </Typography>
      ))}
      {debtor.contacts.length + debtor.addresses.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('fileScreen.side.noContacts')}
        </Typography>
      )}
    </Group>
  )
}

type Person = NonNullable<NonNullable<FilePage['debtor']>['representative']>

const Representative = ({ representative }: { representative: Person }) => {
  const translate = useTranslate()
  const { name, kind, organisation, phone, email, reference } = representative
  return (
    <Group title={translate(`resources.representative.values.kind.${kind}`)}>
      <Typography variant="body2">{[name, organisation].filter(Boolean).join(', ')}</Typography>
      {reference && <Line label={translate('resources.representative.fields.reference')}>{reference}</Line>}
      {phone && <Reach kind="phone" value={phone} />}
      {email && <Reach kind="email" value={email} />}
    </Group>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId()
  return (
    <Box component="section" aria-labelledby={heading} sx={{ minWidth: 0 }}>
      <Typography
        id={heading}
        component="h2"
        variant="caption"
        color="text.secondary"
        sx={{ display: 'block', mb: 0.25 }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, typography: 'body2' }}>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
)

/** @param barred Reason why the number or address is not used; it is no link then. */
const Reach = ({ kind, value, barred }: { kind: 'phone' | 'email'; value: string; barred?: string | undefined }) => (
  // Lines are so far apart that a finger hits the one that is meant.
  <Box sx={{ typography: 'body2', lineHeight: '24px', overflowWrap: 'anywhere' }}>
    {barred === undefined ? (
      <ValueLink href={`${kind === 'phone' ? 'tel' : 'mailto'}:${value}`}>{value}</ValueLink>
    ) : (
      <>
        <Box component="span" sx={{ textDecoration: 'line-through' }}>
          {value}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>{` ${barred}`}</Box>
      </>
    )}
  </Box>
)

const Copied = ({ label, shown, value }: { label: string; shown: string; value: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
    <Box sx={{ flexGrow: 1, minWidth: 0, typography: 'body2' }}>
      <Box component="span" sx={{ color: 'text.secondary', typography: 'caption', display: 'block' }}>
        {label}
      </Box>
      <Box component="span" sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        {shown}
      </Box>
    </Box>
    <CopyButton label={label} value={value} />
  </Box>
)
