/** Button that deactivates or activates a record; shows the server's reason if it refuses. */
import PauseCircle from '@mui/icons-material/PauseCircleOutlined'
import PlayCircle from '@mui/icons-material/PlayCircleOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'

type ToggleActiveProps = { record: RaRecord; onToggle: (record: RaRecord) => Promise<void> }

export const ToggleActive = ({ record, onToggle }: ToggleActiveProps) => {
  const translate = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const isActive = record.active !== false
  const handleClick = async () => {
    setBusy(true)
    await onToggle(record)
    setBusy(false)
  }
  return (
    <Button startIcon={isActive ? <PauseCircle /> : <PlayCircle />} loading={isBusy} onClick={() => void handleClick()}>
      {translate(isActive ? 'list.deactivate' : 'list.activate')}
    </Button>
  )
}
