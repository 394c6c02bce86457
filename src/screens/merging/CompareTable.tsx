/** Files beside each other, a column each, with the choice of the one that leads and why others may not join it. */
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Radio from '@mui/material/Radio'
import type { SxProps, Theme } from '@mui/material/styles'
import { LinkBase, useTranslate } from 'react-admin'
import { formatMoney, type Money } from '#domain/money/money.ts'
import { useValueText } from '#resources/fields/EnumValue.tsx'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { formatDay } from '#resources/texts/dates.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { file } from '#schemas/generated/file.ts'
import type { Preview } from './merging.ts'

type Compared = Preview['files'][number]
type CompareTableProps = {
  files: readonly Compared[]
  lead: number
  onLead: (id: number) => void
  onRemove: (id: number) => void
}

const amounts = ['principal', 'interest', 'collectionCosts', 'paid', 'outstanding'] as const

export const CompareTable = ({ files, lead, onLead, onRemove }: CompareTableProps) => {
  const translate = useTranslate()
  const locale = useKnownLocale()
  const status = useValueText('workflowStatus', file.name)
  const phase = useValueText('phase', file.name)
  const letter = useValueText('fourteenDayState', file.name)
  const pathOf = useRecordPath(file.name)
  const debtorPath = useRecordPath(debtor.name)
  const label = (name: string) => translate(`resources.${file.name}.fields.${name}`)
  const linked = (path: string | undefined, text: string) =>
    path === undefined ? text : <LinkBase to={path}>{text}</LinkBase>
  const rows: [string, (one: Compared) => string, ((one: Compared) => string | undefined)?][] = [
    [label('debtor'), (one) => one.debtor.name ?? '', (one) => debtorPath(one.debtor.id)],
    [label('receivedAt'), (one) => formatDay(one.receivedAt)],
    [label('phase'), (one) => phase(one.phase)],
    [label('workflowStatus'), (one) => status(one.workflowStatus)],
    [label('fourteenDayState'), (one) => letter(one.fourteenDayState)],
    [translate('mergeFiles.claims'), (one) => one.claims.toLocaleString(locale)],
    ...amounts.map((name): [string, (one: Compared) => string] => [
      label(name),
      (one) => formatMoney(one[name] as Money, locale),
    ]),
  ]
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={translate('mergeFiles.side')}>
      <Box component="table" sx={style}>
        <thead>
          <tr>
            <th scope="row">{translate('mergeFiles.leads')}</th>
            {files.map((one) => (
              <th key={one.id} scope="col" style={{ width: `${100 / files.length}%` }}>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                  <Radio
                    checked={one.id === lead}
                    onChange={() => onLead(one.id)}
                    name="lead"
                    slotProps={{ input: { 'aria-label': translate('mergeFiles.leadOf', { number: one.number }) } }}
                  />
                  {linked(pathOf(one.id), one.number)}
                  <IconButton
                    size="small"
                    sx={{ ml: 'auto' }}
                    aria-label={translate('mergeFiles.remove', { number: one.number })}
                    title={translate('mergeFiles.remove', { number: one.number })}
                    onClick={() => onRemove(one.id)}
                  >
                    <Close fontSize="small" />
                  </IconButton>
                </Box>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, textOf, toPath]) => (
            <tr key={title} className={new Set(files.map(textOf)).size > 1 ? 'differs' : undefined}>
              <th scope="row">{title}</th>
              {files.map((one) => (
                <td key={one.id}>{linked(toPath?.(one), textOf(one))}</td>
              ))}
            </tr>
          ))}
          {files.some(({ refusals }) => refusals.length > 0) && (
            <tr className="refusals">
              <th scope="row">{translate('mergeFiles.whyNot')}</th>
              {files.map((one) => (
                <td key={one.id}>
                  {one.refusals.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </Box>
    </Box>
  )
}

const style: SxProps<Theme> = (theme) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th[scope="col"] a': { whiteSpace: 'nowrap' },
  '& th, & td': {
    padding: theme.spacing(0.75, 1.5),
    textAlign: 'left',
    verticalAlign: 'top',
    minWidth: 200,
    overflowWrap: 'anywhere',
  },
  '& tbody > tr > *': { borderTop: `1px solid ${theme.palette.divider}` },
  '& th[scope="row"]': {
    fontWeight: 400,
    color: theme.palette.text.secondary,
    minWidth: 136,
    width: 176,
    position: 'sticky',
    insetInlineStart: 0,
    backgroundColor: theme.palette.background.paper,
  },
  '& thead th': { verticalAlign: 'middle', fontWeight: 600 },
  '& .differs td': { fontWeight: 560 },
  '& .refusals p': { margin: 0, color: theme.palette.error.main },
  '& .refusals p + p': { marginTop: theme.spacing(0.5) },
  '& a': { color: theme.palette.primary.main, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  [theme.breakpoints.down('sm')]: {
    '& th[scope="row"]': { minWidth: 116, width: 116, paddingInline: theme.spacing(1), hyphens: 'auto' },
    '& th, & td': { minWidth: 168 },
  },
})
