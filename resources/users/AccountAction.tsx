/** A button that does one thing with an account, and says that it is done or why not. */
import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { callMessage } from '#resources/form/serverErrors.ts'

type AccountActionProps = {
  icon: ReactNode
  /** Key of a text, as is `done`. */
  label: string
  done: string
  messageArgs?: Readonly<Record<string, string>>
  act: () => Promise<unknown>
}

export const AccountAction = ({ icon, label, done, messageArgs, act }: AccountActionProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)

  const handleClick = async () => {
    setBusy(true)
    try {
      await act()
      notify(done, { type: 'success', messageArgs })
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button startIcon={icon} loading={isBusy} onClick={() => void handleClick()}>
      {translate(label)}
    </Button>
  )
}
