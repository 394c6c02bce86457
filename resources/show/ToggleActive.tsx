/** Takes a record out of use, or into it again. The server may refuse it, and says why: a template that is not fit. */
import PauseCircle from '@mui/icons-material/PauseCircleOutlined'
import PlayCircle from '@mui/icons-material/PlayCircleOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { useToggleActive } from '#resources/list/activity.ts'
import type { Entity } from '#schemas/entity.ts'

export const ToggleActive = ({ entity, record }: { entity: Entity; record: RaRecord }) => {
  const translate = useTranslate()
  const toggle = useToggleActive(entity)
  const [isBusy, setBusy] = useState(false)
  if (!toggle) return null
  const isActive = record.active !== false
  const handleClick = async () => {
    setBusy(true)
    await toggle(record)
    setBusy(false)
  }
  return (
    <Button startIcon={isActive ? <PauseCircle /> : <PlayCircle />} loading={isBusy} onClick={() => void handleClick()}>
      {translate(isActive ? 'list.deactivate' : 'list.activate')}
    </Button>
  )
}
