/** Menu items of a row for the actions of its record, with the reasons for impossible ones. */
import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useGetOne, useTranslate, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import type { PossibleAction } from '#schemas/lifecycle.ts'
import { isHeld } from '#resources/actions/lifecycle/dueAction.ts'
import { useMay } from '#resources/contexts/may.ts'

type StepsProps = {
  entity: Entity
  record: RaRecord
  onChoose: (step: { record: RaRecord; name: string }) => void
  /** Called when the server has answered: reasons take space. */
  onRead: () => void
}

export const Steps = ({ entity, record, onChoose, onRead }: StepsProps) => {
  const translate = useTranslate()
  const { data = record } = useGetOne(entity.name, { id: record.id })
  const begun = useBegun(entity, record)
  const { _actions: known = begun } = data as { _actions?: readonly PossibleAction[] }
  const hasReasons = known.some(({ reason }) => reason !== undefined)
  useEffect(() => {
    if (hasReasons) onRead()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [hasReasons])
  if (known.length === 0) return null
  return (
    <>
      <Divider component="li" role="separator" />
      {known.map(({ name, possible, reason }) => {
        const action = entity.lifecycle?.actions[name]
        const words = `resources.${entity.name}.actions.${name}`
        const title = translate(`${words}.title`)
        return (
          <MenuItem
            key={name}
            // Can be reached all the same, so that everybody gets to know why not.
            aria-disabled={!possible || undefined}
            onClick={() => possible && onChoose({ record: data, name })}
            sx={{
              display: 'block',
              color: possible ? action?.danger && 'error.main' : 'text.disabled',
            }}
          >
            {action && isHeld(action, data) ? translate(`${words}.again`, { _: title }) : title}
            {reason && (
              // A reason is as wide as the menu, which the titles determine.
              <Typography variant="caption" component="div" sx={{ width: 0, minWidth: '100%', whiteSpace: 'normal' }}>
                {reason}
              </Typography>
            )}
          </MenuItem>
        )
      })}
    </>
  )
}

/** The actions by the row alone until the server has answered: those with the right that start in its state. */
function useBegun({ lifecycle }: Entity, record: RaRecord): readonly PossibleAction[] {
  const may = useMay()
  return Object.entries(lifecycle?.actions ?? {})
    .filter(([, { by, access, from }]) => {
      const state = String(record[lifecycle?.property ?? ''])
      return by !== 'system' && may(access) && from.includes(state)
    })
    .map(([name]) => ({ name, possible: true }))
}
