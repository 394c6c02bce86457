/** Files that somebody opened on one day, or pinned, each with what is looked for on it. */
import PushPin from '@mui/icons-material/PushPin'
import PushPinOutlined from '@mui/icons-material/PushPinOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { LinkBase, RecordContextProvider, useTranslate, useTranslateLabel } from 'react-admin'
import {
  CustomerField,
  DebtorField,
  OutstandingField,
  WorkflowStatusField,
} from '#resources/generated/files/fields.tsx'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { file } from '#schemas/generated/file.ts'
import type { Visit } from './useLastFiles.ts'

const columns = ['number', 'debtor', 'customer', 'workflowStatus', 'outstanding'] as const

type VisitTableProps = {
  title: string
  visits: readonly Visit[]
  /** The visits are of several days. */
  isMixed: boolean
  pins: readonly string[]
  onPin: (pin: string) => void
}

export const VisitTable = ({ title, visits, isMixed, pins, onPin }: VisitTableProps) => {
  const heading = useId()
  const translate = useTranslate()
  const label = useTranslateLabel()
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} component="h2" variant="h2" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box component="table" aria-labelledby={heading} sx={style}>
          <thead>
            <tr>
              <th scope="col" className="time">
                {translate('lastFiles.time')}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col" className={name}>
                  {label({ source: name, resource: file.name })}
                </th>
              ))}
              <th className="pin" />
            </tr>
          </thead>
          <tbody>
            {visits.map((visit) => (
              <VisitRow key={visit.id} {...{ visit, isMixed }} isPinned={pins.includes(pinOf(visit))} onPin={onPin} />
            ))}
          </tbody>
        </Box>
      </Paper>
    </section>
  )
}

type VisitRowProps = { visit: Visit; isMixed: boolean; isPinned: boolean; onPin: (pin: string) => void }

const VisitRow = ({ visit, isMixed, isPinned, onPin }: VisitRowProps) => {
  const translate = useTranslate()
  const path = useRecordPath(file.name)(visit.id)
  const number = String(visit.number ?? `#${visit.id}`)
  const action = translate(isPinned ? 'work.unpin' : 'work.pin', { name: number })
  const Pin = isPinned ? PushPin : PushPinOutlined
  return (
    <RecordContextProvider value={visit}>
      <tr>
        <td className="time">
          {visit.visitedAt && (
            <time dateTime={visit.visitedAt}>{isMixed ? formatMoment(visit.visitedAt) : timeOf(visit.visitedAt)}</time>
          )}
        </td>
        <td className="number">{path === undefined ? number : <LinkBase to={path}>{number}</LinkBase>}</td>
        <td className="debtor">
          <DebtorField />
        </td>
        <td className="customer">
          <CustomerField />
        </td>
        <td className="workflowStatus">
          <WorkflowStatusField />
        </td>
        <td className="outstanding">
          <OutstandingField />
        </td>
        <td className="pin">
          <IconButton size="small" aria-label={action} title={action} onClick={() => onPin(pinOf(visit))}>
            <Pin fontSize="small" />
          </IconButton>
        </td>
      </tr>
    </RecordContextProvider>
  )
}

const pinOf = ({ id }: Visit): string => `${file.name}/${id}`
const timeOf = (moment: string): string => formatMoment(moment, 'HH:mm')

const style: SxProps<Theme> = (theme) => ({
  ...theme.typography.body2,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { px: 1.5, py: 0.75, textAlign: 'left', height: 28, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& td': { borderTop: `1px solid ${theme.palette.divider}`, whiteSpace: 'nowrap' },
  '& th': { fontWeight: 600, color: theme.palette.text.secondary, whiteSpace: 'nowrap' },
  '& tbody tr:hover': { backgroundColor: theme.palette.action.hover },
  '& .time': { width: 136 },
  '& .number': { width: 128 },
  '& .workflowStatus': { width: 216 },
  '& .outstanding': { width: 136, textAlign: 'right' },
  '& .pin': { width: 56, py: 0, textAlign: 'right' },
  '& td.number a': { color: theme.palette.primary.main, fontWeight: 600, textDecoration: 'none' },
  '& td.number a:hover': { textDecoration: 'underline' },
  [theme.breakpoints.down('md')]: {
    '& .customer, & .workflowStatus': { display: 'none' },
    '& .time': { width: 100, whiteSpace: 'normal' },
  },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tbody, &': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
      alignItems: 'center',
      padding: theme.spacing(0.75, 0, 0.75, 0),
    },
    '& tr + tr': { borderTop: `1px solid ${theme.palette.divider}` },
    '& td': { borderTop: 0, height: 'auto', py: 0.25 },
    '& td.number': { width: 'auto', gridArea: '1 / 1' },
    '& td.time': { width: 'auto', gridArea: '1 / 2', textAlign: 'right', color: theme.palette.text.secondary },
    '& td.debtor': { gridArea: '2 / 1' },
    '& td.outstanding': { width: 'auto', gridArea: '2 / 2' },
    '& td.pin': { width: 'auto', gridArea: '1 / 3 / 3 / 4', px: 0 },
  },
})
