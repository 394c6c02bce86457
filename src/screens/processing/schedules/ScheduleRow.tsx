/** A schedule in the table. */
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import PlayArrow from '@mui/icons-material/PlayArrow'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import { LinkBase, useTranslate } from 'react-admin'
import { useToggleActive } from '#resources/list/activity.ts'
import { useMay } from '#resources/contexts/may.ts'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { formatMoment } from '#resources/texts/dates.ts'
import { pickLanguage } from '#resources/texts/pickLanguage.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import { processingRun } from '#schemas/generated/processing-run.ts'
import { scheduledSend, type ScheduledSend } from '#schemas/generated/scheduled-send.ts'
import { languageTags } from '#schemas/product.ts'
import { daysWords } from './scheduleWords.ts'
import { useRunNow } from './useSchedules.ts'

type ScheduleRowProps = {
  schedule: ScheduledSend
  labelOf: (column: string) => string
  onEdit: (schedule: ScheduledSend) => void
  onDelete: (schedule: ScheduledSend) => void
}

export const ScheduleRow = ({ schedule, labelOf, onEdit, onDelete }: ScheduleRowProps) => {
  const translate = useTranslate()
  const may = useMay()
  const locale = useKnownLocale()
  const toggleActive = useToggleActive(scheduledSend)
  const runNow = useRunNow()
  const { id, name, type, workflow, step, customer, time, days, maxItems, active, nextRunAt, lastRunAt } = schedule
  const { key, values } = daysWords(days, languageTags[locale])
  const stepName = step && pickLanguage(step.name, locale)?.text
  const mayChange = may(scheduledSend.access.update)
  const label = (column: string) => ({ 'data-label': labelOf(column) })
  return (
    <tr>
      <th scope="row" className="name">
        {name}
        {customer && <span className="more">{customer.company}</span>}
      </th>
      {type === 'processing' && (
        <td {...label('what')} className="what">
          {workflow?.name ?? translate('processing.schedules.allSteps')}
          {stepName && <span className="more">{stepName}</span>}
        </td>
      )}
      <td {...label('when')} className="when">
        {translate('processing.schedules.at', { time, days: translate(key, values) })}
        {maxItems !== null && (
          <span className="more">{translate('processing.schedules.most', { smart_count: maxItems })}</span>
        )}
      </td>
      <td {...label('next')} className="next">
        {nextRunAt ? <time dateTime={nextRunAt}>{formatMoment(nextRunAt)}</time> : '–'}
      </td>
      <td {...label('last')} className="last">
        {lastRunAt ? <LastRun schedule={schedule} at={lastRunAt} /> : translate('processing.schedules.never')}
      </td>
      <td {...label('active')} className="active">
        <Switch
          checked={active === true}
          disabled={!toggleActive || !mayChange}
          onChange={() => void toggleActive?.(schedule)}
          slotProps={{ input: { 'aria-label': `${labelOf('active')} ${name}` } }}
        />
      </td>
      <td className="deeds">
        {mayChange && (
          <Button
            size="small"
            startIcon={<PlayArrow />}
            aria-label={`${translate('processing.schedules.run')} ${name}`}
            loading={runNow.isPending}
            onClick={() => runNow.mutate({ id })}
          >
            {translate('processing.schedules.run')}
          </Button>
        )}
        {mayChange && (
          <IconButton
            size="small"
            aria-label={`${translate('ra.action.edit')} ${name}`}
            title={translate('ra.action.edit')}
            onClick={() => onEdit(schedule)}
          >
            <EditOutlined fontSize="small" />
          </IconButton>
        )}
        {may(scheduledSend.access.delete) && (
          <IconButton
            size="small"
            aria-label={`${translate('ra.action.delete')} ${name}`}
            title={translate('ra.action.delete')}
            onClick={() => onDelete(schedule)}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        )}
      </td>
    </tr>
  )
}

/** Moment of the last sending; a schedule of workflow steps links to the run that it made. */
const LastRun = ({ schedule: { lastRun }, at }: { schedule: ScheduledSend; at: string }) => {
  const pathOf = useRecordPath(processingRun.name)
  const path = lastRun ? pathOf(lastRun.id) : undefined
  const moment = <time dateTime={at}>{formatMoment(at)}</time>
  return path === undefined ? moment : <LinkBase to={path}>{moment}</LinkBase>
}
