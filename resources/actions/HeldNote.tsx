/** Note beside a send button while mail is held after a restore. */
import Alert from '@mui/material/Alert'
import { useTranslate } from 'react-admin'
import { useHeldSince } from '#providers/heldSince.ts'

export const HeldNote = () => {
  const translate = useTranslate()
  if (useHeldSince() === undefined) return null
  return <Alert severity="warning">{translate('outgoing.held.note')}</Alert>
}
