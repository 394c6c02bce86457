/** Schedules: what each does and when, its last and next time, whether it is on, and a button that runs it now. */
import Paper from '@mui/material/Paper'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import type { ScheduledSend } from '#schemas/generated/scheduled-send.ts'
import { tableStyle } from '#src/screens/texts/tableStyle.ts'
import { ScheduleRow } from './ScheduleRow.tsx'
import type { ScheduleType } from './useSchedules.ts'

type ScheduleTableProps = {
  schedules: readonly ScheduledSend[]
  type: ScheduleType
  onEdit: (schedule: ScheduledSend) => void
  onDelete: (schedule: ScheduledSend) => void
}

export const ScheduleTable = ({ schedules, type, ...deeds }: ScheduleTableProps) => {
  const translate = useTranslate()
  const of = (name: string) => translate(`processing.schedules.columns.${name}`)
  const names = ['name', ...(type === 'processing' ? ['what'] : []), 'when', 'next', 'last', 'active']
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Box component="table" aria-label={translate(`pages.schedules.${type}`)} sx={[tableStyle, style].flat()}>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col" className={name}>
                {of(name)}
              </th>
            ))}
            <th className="deeds">
              <span className="unseen">{of('deeds')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {schedules.map((schedule) => (
            <ScheduleRow key={schedule.id} {...{ schedule, labelOf: of }} {...deeds} />
          ))}
        </tbody>
      </Box>
    </Paper>
  )
}

const style: SxProps<Theme> = (theme) => ({
  '& tbody th': { fontFamily: 'inherit', fontWeight: 560, color: 'text.primary' },
  '& td, & tbody th': { verticalAlign: 'middle' },
  '& .next, & .last': { width: 160 },
  '& .active': { width: 92 },
  '& td.active > *': { ml: -1.5 },
  '& .deeds': { width: 236, textAlign: 'right', whiteSpace: 'nowrap' },
  '& .more': { display: 'block', color: 'text.secondary', fontWeight: 400 },
  '& a': { color: theme.palette.primary.main },
  [theme.breakpoints.down('md')]: {
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& tbody th, & td.what, & td.deeds': { gridColumn: '1 / -1' },
    '& tbody th': { paddingRight: theme.spacing(1.5) },
    '& td.next, & td.last, & td.active, & td.deeds': { width: 'auto', textAlign: 'left' },
  },
})
