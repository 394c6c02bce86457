/**
 * Button that creates a secret and shows it once. For a record that was just added it happens without a click, because
 * the record is useless without it.
 */
import Button from '@mui/material/Button'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Confirm, useEvent, useLocation, useNotify, useRefresh, useTranslate } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { callMessage } from '#resources/serverErrors.ts'
import { OnceDialog } from './OnceDialog.tsx'

type OnceActionProps = {
  icon: ReactNode
  /** POST to this path creates the secret. */
  path: string
  /** Property of the answer that is the secret. */
  member: string
  /** Translated texts. `question`: asked first if a secret in use expires by it. */
  label: string
  question?: string
  title: string
  lead: string
}

export const OnceAction = ({ icon, path, member, label, question, title, lead }: OnceActionProps) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const [secret, setSecret] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const begun = useRef(false)
  const { state } = useLocation()
  const isJustAdded = isObject(state) && state.justAdded === true
  const handleMake = useEvent(async () => {
    setAsking(false)
    setBusy(true)
    try {
      const answer = await call('POST', path)
      setSecret(isObject(answer) && typeof answer[member] === 'string' ? answer[member] : null)
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  })
  useEffect(() => {
    if (!isJustAdded || question || begun.current) return
    begun.current = true
    void handleMake()
  }, [isJustAdded, question, handleMake])
  const handleClose = () => {
    setSecret(null)
    refresh()
  }
  return (
    <>
      <Button startIcon={icon} loading={isBusy} onClick={() => (question ? setAsking(true) : void handleMake())}>
        {label}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={label}
        content={question ?? ''}
        confirm={translate('integration.goOn')}
        onConfirm={() => void handleMake()}
        onClose={() => setAsking(false)}
      />
      <OnceDialog {...{ secret, title, lead, onClose: handleClose }} />
    </>
  )
}
