/** Makes a template active, or takes it out of use. The server refuses one that is not fit, and says why. */
import PauseCircle from '@mui/icons-material/PauseCircleOutlined'
import PlayCircle from '@mui/icons-material/PlayCircleOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import type { PartProps } from '#resources/entityOptions.ts'
import { useToggleActive } from '#resources/list/activity.ts'

export const TemplateActions = ({ entity }: PartProps) => {
  const translate = useTranslate()
  const record = useRecordContext()
  const toggle = useToggleActive(entity)
  const [isBusy, setBusy] = useState(false)
  if (!record || !toggle) return null
  const handleClick = async () => {
    setBusy(true)
    await toggle(record)
    setBusy(false)
  }
  return (
    <Button
      startIcon={record.active ? <PauseCircle /> : <PlayCircle />}
      loading={isBusy}
      onClick={() => void handleClick()}
    >
      {translate(record.active ? 'templates.deactivate' : 'templates.activate')}
    </Button>
  )
}
