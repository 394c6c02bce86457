/** The files of a debtor across all clients: number and state of each (Wki), with what is outstanding. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { LinkBase, useGetList, useTranslate } from 'react-admin'
import { formatMoney } from '#domain/money/money.ts'
import { Mark } from '#resources/fields/EnumValue.tsx'
import { ReadFailure } from '#resources/page/ReadFailure.tsx'
import { useRecordPath, type RecordId } from '#resources/contexts/paths.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { file, type File } from '#schemas/generated/file.ts'
import { MoneySum } from './MoneySum.tsx'
import { useSummaries } from './useSummaries.ts'

/** A debtor has a few; the rest is in the ordinary list. */
const most = 200

type DebtorFilesProps = {
  /** Id of the debtor. */
  debtor: RecordId
  /** A file whose own page this stands on. */
  except?: RecordId
}

export const DebtorFiles = ({ debtor, except }: DebtorFilesProps) => {
  const translate = useTranslate()
  const {
    data,
    total = 0,
    error,
    isPending,
    refetch,
  } = useGetList<File>(file.name, {
    filter: { debtor, ...(except !== undefined && { id: { ne: except } }) },
    sort: { field: 'number', order: 'DESC' },
    pagination: { page: 1, perPage: most },
  })
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />
  if (isPending) return <Skeleton variant="rounded" height={160} aria-busy />
  if (data.length === 0)
    return (
      <Typography color="text.secondary">
        {translate(except === undefined ? 'debtors.noFiles' : 'debtors.noOtherFiles')}
      </Typography>
    )
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {except === undefined && <States debtor={debtor} />}
      <Paper
        variant="outlined"
        sx={{ overflowX: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={translate('debtors.files')}
      >
        <FileTable files={data} />
      </Paper>
      {total > data.length && <Alert severity="info">{translate('debtors.firstFiles', { count: most })}</Alert>}
    </Box>
  )
}

/** Number of the debtor's files in each state, and what is outstanding of them. */
const States = ({ debtor }: { debtor: RecordId }) => {
  const translate = useTranslate()
  const summary = useSummaries([debtor]).data?.get(String(debtor))
  if (!summary) return null
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5 }}>
      <Figure name={translate('debtors.filesCount', { smart_count: summary.files })} strong>
        <MoneySum amounts={summary.outstanding} />
      </Figure>
      {summary.states.map(({ state, files, outstanding }) => (
        <Figure key={state} name={`${files} × ${translate(`resources.file.values.workflowStatus.${state}`)}`}>
          <MoneySum amounts={outstanding} />
        </Figure>
      ))}
    </Box>
  )
}

const Figure = ({ name, strong = false, children }: { name: string; strong?: boolean; children: React.ReactNode }) => (
  <div>
    <Typography component="dt" variant="caption" color="text.secondary">
      {name}
    </Typography>
    <Typography component="dd" variant={strong ? 'h6' : 'body1'} sx={{ m: 0, lineHeight: 1.3 }}>
      {children}
    </Typography>
  </div>
)

const columns = ['number', 'customer', 'phase', 'workflowStatus', 'outstanding'] as const
const tones = file.lifecycle?.states ?? {}
const colours = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const

const FileTable = ({ files }: { files: readonly File[] }) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const path = useRecordPath(file.name)
  const word = (property: string, value: string) => translate(`resources.file.values.${property}.${value}`)
  return (
    <Box component="table" sx={tableStyle}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={name === 'outstanding' ? 'amount' : undefined}>
              {translate(`resources.file.fields.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {files.map(({ id, number, customer, phase, workflowStatus, outstanding, holdReason }) => {
          const tone = tones[workflowStatus]?.tone
          return (
            <tr key={id}>
              <th scope="row">
                <Link component={LinkBase} to={path(id) ?? ''}>
                  {number}
                </Link>
              </th>
              <td>{customer.company}</td>
              <td>{phase && word('phase', phase)}</td>
              <td>
                <Chip
                  size="small"
                  variant="outlined"
                  icon={tone && <Mark colour={colours[tone]} />}
                  label={word('workflowStatus', workflowStatus)}
                />
                {holdReason && (
                  <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 0.25 }}>
                    {holdReason}
                  </Typography>
                )}
              </td>
              <td className="amount">{outstanding && formatMoney(outstanding, locale)}</td>
            </tr>
          )
        })}
      </tbody>
    </Box>
  )
}

export const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { px: 1.5, py: 1, textAlign: 'left', verticalAlign: 'top', fontWeight: 400 },
  '& thead th': { typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& .amount': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
} as const
