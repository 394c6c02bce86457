/** Says what became of the draft in another tab, and keeps what was typed here. */
import Alert from '@mui/material/Alert'
import { useContext, useEffect, useEffectEvent } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { DraftContext, useDraftState } from './draft.ts'

/** @param isTyped Whether something is typed in this tab. */
export const ElsewhereNote = ({ isTyped }: { isTyped: boolean }) => {
  const draft = useContext(DraftContext)
  const { elsewhere } = useDraftState()
  const translate = useTranslate()
  const refresh = useRefresh()
  const handleTold = useEffectEvent(() => {
    if (elsewhere === null || elsewhere === 'kept') return
    if (isTyped) void draft?.keepAgain()
    else if (elsewhere === 'saved') refresh()
  })
  useEffect(() => handleTold(), [elsewhere])
  if (elsewhere === null) return null
  return (
    <Alert severity="info" sx={{ mb: 2 }} onClose={() => draft?.heard()}>
      {translate(`form.draft.elsewhere.${elsewhere}`)} {isTyped && translate('form.draft.elsewhere.still')}
    </Alert>
  )
}
